import { useHydrated } from '@year-group/ui-kit/hooks/useHydrated';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readerMoment } from '#lib/readerMoment.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectNow } from '#store/siteSlice.ts';
import { cachedAt, cachePage, openedSlowly } from './offlinePages.ts';
import styles from './RootLayout.module.css';

/** In ms: a younger copy is shown without a word while the connection is only slow. */
const youngAge = 60 * 60 * 1000;

/**
 * Says that the connection is gone or slow, and how old the shown copy is. Stores each visited page for
 * that case.
 */
export function OfflineNotice() {
  // The server knows nothing of the reader's connection.
  const isHydrated = useHydrated();
  const isOnline = useAppSelector(({ api }) => api.config.online) || !isHydrated;
  const { pathname, search } = useLocation();
  const [madeAt, setMadeAt] = useState<string>();
  const opened = useRef(pathname + search);

  useEffect(() => {
    const address = pathname + search;
    const mayBeCopy = !isOnline || (address === opened.current && openedSlowly());
    void (mayBeCopy ? cachedAt(address) : Promise.resolve(undefined)).then(setMadeAt);
    void cachePage(address);
  }, [isOnline, pathname, search]);

  const since = madeAt && `This page is as it was on ${readerMoment(madeAt)}.`;
  const isOld = useAppSelector(selectNow) - Date.parse(madeAt ?? '') > youngAge;
  return (
    <p role="status" className={styles.Offline}>
      {!isOnline && `You are offline. ${since ?? 'Most pages you have visited still open.'}`}
      {isOnline && isOld && `Your connection is slow. ${since}`}
    </p>
  );
}
