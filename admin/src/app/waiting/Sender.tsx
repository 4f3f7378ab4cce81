import type { Refused } from '@year-group/api-types/common/common';
import { messages } from '@year-group/api-types/messages';
import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { useUndo } from '#components/lists/useUndo.tsx';
import { draftIn } from '#lib/draft.ts';
import { panelStore } from '#lib/panelStore.ts';
import type { WaitingChange } from '#lib/waitingChanges.ts';
import { useOfficer } from '#providers/account.ts';
import { plainProvider, queries, waitingChanges } from '#providers/providers.ts';
import { sendWaiting, sendWrite, waitingLock } from '#providers/sendWaiting.ts';
import { ruleOf } from '#providers/waitingRules.ts';

/** The time between two attempts to send what waits, in ms. */
const retryMs = 10_000;

/** Removes the draft of a form that was sent, unless something was written since. */
function clearDraft({ form, savedAt }: WaitingChange): void {
  if (!form) return;
  const draft = draftIn(panelStore, form.draftKey);
  if ((draft.read()?.savedAt ?? 0) <= savedAt) draft.clear();
}

/** Sends what waits while there is a connection, and says what became of it. */
export function Sender() {
  const officer = useOfficer()?.id;
  const notify = useNotify();
  const offerUndo = useUndo();

  function onSent(change: WaitingChange, reply: unknown) {
    clearDraft(change);
    const rule = ruleOf(change);
    const sentence = messages.admin.sentLater(change.title);
    const undo = reply === undefined ? undefined : rule?.undoOf?.(reply);
    if (!rule || !undo) notify(sentence, { type: 'success' });
    else {
      offerUndo({
        resource: rule.resource,
        sentence,
        undo: async () => (await sendWrite(plainProvider, undo)) as { refused: Refused },
        undoneText: messages.orders.undone,
      });
    }
    // Of the group's record only what was sent: another section may be open, with text.
    void queries.invalidateQueries({ queryKey: rule?.queryKey ?? [rule?.resource] });
  }

  const send = useEffectEvent(async (id: string) => {
    const onRefused = ({ title }: WaitingChange, why: string) =>
      notify(messages.admin.refusedLater(title, why), { type: 'error' });
    // An ended session goes to the login; what is left waits there for the same officer.
    await sendWaiting(waitingChanges, plainProvider, id, { onSent, onRefused }).catch(() => undefined);
  });

  useEffect(() => {
    if (officer === undefined) return;
    const trySending = () =>
      void navigator.locks.request(waitingLock, { ifAvailable: true }, (lock) => lock && send(officer));
    trySending();
    const timer = setInterval(trySending, retryMs);
    const stop = waitingChanges.watch(trySending);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [officer]);

  return null;
}
