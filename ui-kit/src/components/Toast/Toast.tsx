import { useEffect, useState, useSyncExternalStore } from 'react';
import styles from './ToastArea.module.css';
import { isToastAreaWanted, lastWaiting, wantToastArea, watchToasts } from './toasts.ts';
import { useToastRegion } from './useToastRegion.ts';

export { showToast, type ToastMessage, wantToastArea } from './toasts.ts';

/**
 * Render it once per page. Loads the toast code with the first toast, and shows plain text when it
 * cannot be fetched. Alt+T moves the focus to the toasts.
 */
export function ToastArea() {
  const wanted = useSyncExternalStore(watchToasts, isToastAreaWanted, () => false);
  const waiting = useSyncExternalStore(watchToasts, lastWaiting, () => undefined);
  const { ToastRegion, isMissing } = useToastRegion(wanted);
  const [focusRequests, setFocusRequests] = useState(0);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return;
      event.preventDefault();
      wantToastArea();
      setFocusRequests((count) => count + 1);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  if (!wanted) return null;
  if (ToastRegion) return <ToastRegion focusRequests={focusRequests} />;
  return (
    <p role="status" className={styles.Plain}>
      {isMissing && waiting?.title}
    </p>
  );
}
