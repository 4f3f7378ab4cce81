import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '#lib/lazyPart.ts';
import { proofDesk } from '#providers/providers.ts';

const ProofDialog = lazyPart(() => import('#resources/account/ProofDialog.tsx'), 'ProofDialog');

/** Asks for a new proof while a call waits for one. */
export function ProofGate() {
  const isAsking = useSyncExternalStore(proofDesk.watch, proofDesk.isAsking);
  return <Suspense>{isAsking && <ProofDialog onAnswer={proofDesk.answer} />}</Suspense>;
}
