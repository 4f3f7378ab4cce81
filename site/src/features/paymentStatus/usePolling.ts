import { useEffect, useRef } from 'react';

/** Seconds before each poll. The last one repeats. */
const pauses = [2, 3, 5, 8, 13, 21, 30];

/**
 * Polls with growing pauses while `isActive`. Pauses while the tab is hidden and polls at once when
 * it is shown again.
 */
export function usePolling(ask: () => Promise<unknown>, isActive: boolean): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  }, [ask]);

  useEffect(() => {
    if (!isActive) return undefined;
    let round = 0;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askNow = async () => {
      await latest.current().catch(() => {});
      if (!isOver && !document.hidden) wait();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void askNow(), (pauses[round] ?? pauses.at(-1) ?? 0) * 1000);
      round += 1;
    };
    const followVisibility = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      round = 0;
      void askNow();
    };
    if (!document.hidden) wait();
    document.addEventListener('visibilitychange', followVisibility);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', followVisibility);
    };
  }, [isActive]);
}
