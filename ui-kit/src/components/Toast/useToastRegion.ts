import { type ComponentType, useEffect, useState } from 'react';

type Region = ComponentType<{ focusRequests: number }>;

interface Found {
  ToastRegion?: Region;
  /** It could not be fetched. */
  isMissing: boolean;
}

const fetchRegion = (): Promise<Found> =>
  import('./ToastRegion.tsx').then(
    ({ ToastRegion }) => ({ ToastRegion, isMissing: false }),
    () => ({ isMissing: true }),
  );

/** The part of the toasts that is fetched when it is wanted; tried again once the network is back. */
export function useToastRegion(wanted: boolean): Found {
  const [found, setFound] = useState<Found>({ isMissing: false });
  const isThere = found.ToastRegion !== undefined;

  useEffect(() => {
    if (!wanted || isThere) return;
    let isGone = false;
    const load = () => {
      void fetchRegion().then((next) => {
        if (!isGone) setFound(next);
      });
    };
    load();
    addEventListener('online', load);
    return () => {
      isGone = true;
      removeEventListener('online', load);
    };
  }, [wanted, isThere]);

  return found;
}
