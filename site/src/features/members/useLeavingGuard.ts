import { useEffect, useState } from 'react';
import { guardLeaving } from '#lib/leaving.ts';

/** Asks before unsaved changes are lost by a link, Back or closing the tab. */
export function useLeavingGuard(isChanged: boolean) {
  const [waiting, setWaiting] = useState<{ proceed: () => void }>();

  useEffect(() => {
    if (!isChanged) return;
    const release = guardLeaving((go) =>
      setWaiting({
        proceed: () => {
          release();
          go();
        },
      }),
    );
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => {
      release();
      removeEventListener('beforeunload', warn);
    };
  }, [isChanged]);

  return {
    isAsking: waiting !== undefined,
    stay: () => setWaiting(undefined),
    leave: () => waiting?.proceed(),
  };
}
