import { useIsOffline, useStore } from 'react-admin';
import { type WaitingChange, waitingName } from '#lib/waitingChanges.ts';
import { WaitingDialog } from './WaitingDialog.tsx';

/** The dialog with what waits in this browser now. */
export function Waiting({ onClose }: { onClose: () => void }) {
  const [changes] = useStore<WaitingChange[]>(waitingName, []);
  return <WaitingDialog changes={changes} isSending={!useIsOffline()} onClose={onClose} />;
}
