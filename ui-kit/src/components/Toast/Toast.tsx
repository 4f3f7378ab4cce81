import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { isToastAreaWanted, wantToastArea, watchToasts } from './toasts.ts';

export { showToast, type ToastMessage, wantToastArea } from './toasts.ts';

const ToastRegion = lazy(async () => ({ default: (await import('./ToastRegion.tsx')).ToastRegion }));

/** Stands once in the page; loads the toasts when the first one is raised. Alt+T moves focus to them. */
export function ToastArea() {
  const wanted = useSyncExternalStore(watchToasts, isToastAreaWanted, () => false);
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
  return (
    <Suspense fallback={null}>
      <ToastRegion focusRequests={focusRequests} />
    </Suspense>
  );
}
