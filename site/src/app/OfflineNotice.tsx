import { formatMoment } from '@year-group/api-types/common/dates';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { cachedAt, cachePage } from './offlinePages.ts';
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
    if (isOnline) void cachePage(address);
    else void cachedAt(address).then(setMadeAt);
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
