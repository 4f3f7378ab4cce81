import { type ComponentType, useEffect, useState } from 'react';

type Region = ComponentType<{ focusRequests: number }>;

interface Found {
  ToastRegion?: Region;
  /** It could not be fetched. */
  isMissing: boolean;
}

async function fetchRegion(): Promise<Found> {
  try {
    const { ToastRegion } = await import('./ToastRegion.tsx');
    return { ToastRegion, isMissing: false };
  } catch {
    return { isMissing: true };
  }
}

/** The lazy part of the toasts. A failed fetch is repeated when the network is back. */
export function useToastRegion(wanted: boolean): Found {
  const [found, setFound] = useState<Found>({ isMissing: false });
  const isThere = found.ToastRegion !== undefined;

  useEffect(() => {
    if (!wanted || isThere) return;
    let isGone = false;
    const load = async () => {
      const next = await fetchRegion();
      if (!isGone) setFound(next);
    };
    const loadAgain = () => void load();
    void load();
    addEventListener('online', loadAgain);
    return () => {
      isGone = true;
      removeEventListener('online', loadAgain);
    };
  }, [wanted, isThere]);

  return found;
}
