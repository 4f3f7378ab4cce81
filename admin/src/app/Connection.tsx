import { Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { Suspense, useState } from 'react';
import { useIsOffline, useNotify } from 'react-admin';
import { draftIn, panelStore } from '#lib/draft.ts';
import { lazyPart } from '#lib/lazyPart.ts';
import { useOfficer } from '#providers/account.ts';
import { plainProvider, queries, waitingChanges } from '#providers/providers.ts';
import { sendWaiting } from '#providers/sendWaiting.ts';
import { changedBy, useWaitingChanges, type WaitingChange, waitingLock } from '#providers/waiting.ts';
import { pageEdge } from './places.ts';

const WaitingDialog = lazyPart(() => import('./WaitingDialog.tsx'), 'WaitingDialog');

/** The time between two attempts to send what waits, in ms. */
const retryMs = 10_000;

/** Says that the connection is gone and what waits for it, and sends that once it is back. */
export function Connection() {
  const isOffline = useIsOffline();
  const changes = useWaitingChanges().filter(({ key }) => !waitingChanges.isUnderWay(key));
  const refused = changes.filter((change) => change.refused).length;
  const waiting = changes.length - refused;
  const [isOpen, setOpen] = useState(false);
  useSending(!isOffline && waiting > 0);
  const words = [
    isOffline && (navigator.onLine ? messages.admin.noAnswer : messages.admin.offline),
    waiting > 0 && messages.admin.waitingChanges(waiting),
    refused > 0 && messages.admin.refusedChanges(refused),
  ].filter(Boolean);
  return (
    <>
      <Stack direction="row" sx={{ ...banner, py: words.length > 0 ? 1 : 0 }}>
        <span role="status">{words.join(' ')}</span>
        {changes.length > 0 && (
          <Button color="inherit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Show
          </Button>
        )}
      </Stack>
      <Suspense>
        {isOpen && <WaitingDialog changes={changes} isSending={!isOffline} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** Sends the officer's changes, again and again while some wait, and says what became of each. */
function useSending(isNeeded: boolean) {
  const officer = useOfficer()?.id ?? '';
  const notify = useNotify();

  function handleAnswer(change: WaitingChange, refused: string) {
    const { title, form, savedAt } = change;
    const draft = form && draftIn(panelStore, form.draftKey);
    // Unless something was written since.
    if (!refused && (draft?.read()?.savedAt ?? 0) <= savedAt) draft?.clear();
    if (refused) notify(messages.admin.refusedLater(title, refused), { type: 'error' });
    else notify(messages.admin.sentLater(title), { type: 'success' });
    // Of the group's record only what was sent: another section may be open, with text.
    void queries.invalidateQueries({ queryKey: changedBy(change) });
  }

  useQuery({
    queryKey: ['waiting', officer],
    queryFn: () =>
      navigator.locks.request(waitingLock, { ifAvailable: true }, async (lock) => {
        if (lock) await sendWaiting(waitingChanges, plainProvider, handleAnswer);
        return null;
      }),
    enabled: isNeeded && officer !== '',
    refetchInterval: retryMs,
    refetchIntervalInBackground: true,
  });
}

const banner = {
  position: 'sticky',
  top: 0,
  zIndex: tokens.layer.bar,
  flexWrap: 'wrap',
  alignItems: 'center',
  px: pageEdge,
  bgcolor: 'text.primary',
  color: 'background.paper',
  fontSize: tokens.text.xs,
  displayPrint: 'none',
};
