import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import styles from './ToastArea.module.css';
import { isToastAreaWanted, lastWaiting, wantToastArea, watchToasts } from './toasts.ts';

export { closeFailures, showToast, type ToastMessage, wantToastArea } from './toasts.ts';

interface Found {
  ToastRegion?: ComponentType<{ focusRequests: number }>;
  /** It could not be fetched. */
  isMissing: boolean;
}

/** The lazy part of the toasts. A failed fetch is repeated when the network is back. */
function useToastRegion(wanted: boolean): Found {
  const [found, setFound] = useState<Found>({ isMissing: false });
  const isThere = found.ToastRegion !== undefined;

  useEffect(() => {
    if (!wanted || isThere) return;
    const load = () =>
      void import('./ToastRegion.tsx').then(
        ({ ToastRegion }) => setFound({ ToastRegion, isMissing: false }),
        () => setFound({ isMissing: true }),
      );
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [wanted, isThere]);

  return found;
}

/** Render it once per page: it loads the toast code with the first toast. Alt+T moves the focus there. */
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
