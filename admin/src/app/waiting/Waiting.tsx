import { useEffect, useState } from 'react';
import { useIsOffline } from 'react-admin';
import { waitingChanges } from '#providers/providers.ts';
import { WaitingDialog } from './WaitingDialog.tsx';

/** The dialog with what waits in this browser now. */
export function Waiting({ onClose }: { onClose: () => void }) {
  const [changes, setChanges] = useState(waitingChanges.read);
  useEffect(() => waitingChanges.watch(() => setChanges(waitingChanges.read())), []);
  return <WaitingDialog changes={changes} isSending={!useIsOffline()} onClose={onClose} />;
}
