import { formatMoment } from '@year-group/api-types/dates';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { copyMadeAt, keepPage } from './keptPages.ts';
import styles from './RootLayout.module.css';

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/**
 * Says that the network is gone and how old the shown copy is. Stores each visited page for that
 * case.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const { pathname, search } = useLocation();
  const [madeAt, setMadeAt] = useState<string>();

  useEffect(() => {
    const address = pathname + search;
    if (isOnline) void keepPage(address);
    else void copyMadeAt(address).then(setMadeAt);
  }, [isOnline, pathname, search]);

  const since = madeAt
    ? `This page is as it was on ${formatMoment(madeAt)}.`
    : 'Pages you have visited still open.';
  return (
    <p role="status" className={styles.Offline}>
      {!isOnline && `You are offline. ${since}`}
    </p>
  );
}
