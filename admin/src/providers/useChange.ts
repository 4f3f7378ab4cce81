import { useCallback } from 'react';
import type { StoredCall, WaitingChange } from '#lib/waitingChanges.ts';
import { useOfficer } from './account.ts';
import { sendStored } from './callApi.ts';
import { NoReply } from './httpClient.ts';
import { callApi, waitingChanges } from './providers.ts';
import { isReplacedBy, ruleOf } from './waitingRules.ts';

/** A change that the server has answered, or one that waits until it can. */
export type Change<Reply> = { reply: Reply; waiting?: undefined } | { waiting: WaitingChange };

/**
 * Makes a change: `await change(call, { title })`. Without an answer it waits in this browser if it
 * may (`waitingRules.ts`), and is sent later; otherwise it rejects. A refusal always rejects.
 */
export function useChange() {
  const officer = useOfficer()?.id;
  return useCallback(
    async <Reply>(call: StoredCall, about: Pick<WaitingChange, 'title' | 'form'>): Promise<Change<Reply>> => {
      const key = crypto.randomUUID();
      try {
        return { reply: (await sendStored(callApi, call, key)) as Reply };
      } catch (error) {
        if (!(error instanceof NoReply) || officer === undefined || !ruleOf(call)) throw error;
        const waiting = { key, officer, call, savedAt: Date.now(), ...about };
        waitingChanges.add(waiting, isReplacedBy(waiting));
        return { waiting };
      }
    },
    [officer],
  );
}
