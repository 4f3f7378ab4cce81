import { useEffect, useState } from 'react';
import { waitingChanges } from '#providers/providers.ts';
import { useIsOnline } from '#providers/useIsOnline.ts';
import { WaitingDialog } from './WaitingDialog.tsx';

/** The dialog with what waits in this browser now. */
export function Waiting({ onClose }: { onClose: () => void }) {
  const [changes, setChanges] = useState(waitingChanges.read);
  useEffect(() => waitingChanges.watch(() => setChanges(waitingChanges.read())), []);
  return <WaitingDialog changes={changes} isSending={useIsOnline()} onClose={onClose} />;
}
