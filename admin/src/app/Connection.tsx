import { Alert, Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useIsOffline, useNotify } from 'react-admin';
import { draftIn, panelStore } from '#lib/draft.ts';
import { plainProvider, queries, waitingChanges } from '#providers/providers.ts';
import { sendWaiting } from '#providers/sendWaiting.ts';
import { useWaitingChanges, type WaitingChange, waitingLock } from '#providers/waiting.ts';
import { pageEdge } from './panelPath.ts';

/** Says that the connection is gone and what waits for it, sends that once it is back, and says what was refused. */
export function Connection() {
  const isOffline = useIsOffline();
  const changes = useWaitingChanges().filter(({ key }) => !waitingChanges.isUnderWay(key));
  const waiting = changes.filter(({ refused }) => !refused).length;
  useSending(!isOffline && waiting > 0);
  return (
    <>
      <Box role="status" sx={{ ...banner, py: isOffline || waiting > 0 ? 1 : 0 }}>
        {isOffline && messages.admin.offline} {waiting > 0 && messages.admin.waitingChanges(waiting)}
      </Box>
      {changes.map((change) => change.refused && <RefusedChange key={change.key} change={change} />)}
    </>
  );
}

/** What the server refused, and why. Opened, a form has its text again. */
function RefusedChange({ change }: { change: WaitingChange }) {
  const { key, title, form, place, savedAt, refused = '' } = change;
  const notify = useNotify();

  function handleOpen() {
    const draft = form && draftIn(panelStore, form.draftKey);
    if ((draft?.read()?.savedAt ?? 0) > savedAt)
      return notify(messages.admin.otherTextInForm, { type: 'error' });
    // First, since storage may have no room for both.
    waitingChanges.remove(key);
    if (form) draft?.write(form.values);
    // A form that is open already would not look for its draft again.
    window.location.assign(place);
  }

  return (
    <Alert
      severity="error"
      sx={{ displayPrint: 'none' }}
      action={
        <Button color="inherit" onClick={handleOpen} aria-label={`Open ${title}`}>
          Open
        </Button>
      }
    >
      {messages.admin.refusedLater(title, refused)}
    </Alert>
  );
}

/** Sends the officer's changes, again and again while some wait, and says once what was sent. */
function useSending(isNeeded: boolean) {
  const notify = useNotify();

  function handleAnswer(sent: string[], change: WaitingChange, refused: string) {
    const { name, changes = [name], title, form, savedAt } = change;
    void queries.invalidateQueries({ queryKey: changes });
    if (refused) return;
    sent.push(title);
    const draft = form && draftIn(panelStore, form.draftKey);
    // Unless something was written since.
    if ((draft?.read()?.savedAt ?? 0) <= savedAt) draft?.clear();
  }

  async function send(lock: Lock | null): Promise<number> {
    const sent: string[] = [];
    if (lock) await sendWaiting(waitingChanges, plainProvider, (...answer) => handleAnswer(sent, ...answer));
    const [title] = sent;
    if (title === undefined) return 0;
    const all = `${sent.length} changes that waited were sent.`;
    notify(sent.length > 1 ? all : messages.admin.sentLater(title), { type: 'success' });
    return sent.length;
  }

  // As a query, for its interval and `enabled`.
  useQuery({
    queryKey: ['waiting'],
    queryFn: () => navigator.locks.request(waitingLock, { ifAvailable: true }, send),
    enabled: isNeeded,
    refetchInterval: 10_000,
    refetchIntervalInBackground: true,
  });
}

const banner = {
  position: 'sticky',
  top: 0,
  zIndex: tokens.layer.bar,
  px: pageEdge,
  bgcolor: 'text.primary',
  color: 'background.paper',
  fontSize: tokens.text.xs,
  displayPrint: 'none',
};
