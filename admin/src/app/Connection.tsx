import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useIsOffline, useNotify, useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { draftIn, panelStore } from '#lib/draft.ts';
import { useOfficer } from '#providers/account.ts';
import { plainProvider, queries, waitingChanges } from '#providers/providers.ts';
import { changedBy, sendWaiting, type WaitingChange, waitingLock, waitingName } from '#providers/waiting.ts';
import { pageEdge } from './places.ts';

const { admin } = messages;

/** Says that the connection is gone and what waits for it, sends that once it is back, and says what was refused. */
export function Connection() {
  const isOffline = useIsOffline();
  const [changes] = useStore<WaitingChange[]>(waitingName, []);
  const waiting = changes.filter(({ refused }) => !refused).length;
  useSending(!isOffline && waiting > 0);
  const words = [isOffline && admin.offline, waiting > 0 && admin.waitingChanges(waiting)].filter(Boolean);
  return (
    <>
      <Box role="status" sx={{ ...banner, position: 'sticky', py: words.length > 0 ? 1 : 0 }}>
        {words.join(' ')}
      </Box>
      {changes.map((change) => change.refused && <RefusedChange key={change.key} change={change} />)}
    </>
  );
}

const banner = {
  top: 0,
  zIndex: tokens.layer.bar,
  px: pageEdge,
  bgcolor: 'text.primary',
  color: 'background.paper',
  fontSize: tokens.text.xs,
  displayPrint: 'none',
};

/** Sends the officer's changes, again and again while some wait, and says which were sent. */
function useSending(isNeeded: boolean) {
  const officer = useOfficer()?.id ?? '';
  const notify = useNotify();

  function handleAnswer(change: WaitingChange, refused: string) {
    // Of the group's record only what was sent: another section may be open, with text.
    void queries.invalidateQueries({ queryKey: changedBy(change) });
    if (refused) return;
    const draft = change.form && draftIn(panelStore, change.form.draftKey);
    // Unless something was written since.
    if ((draft?.read()?.savedAt ?? 0) <= change.savedAt) draft?.clear();
    notify(admin.sentLater(change.title), { type: 'success' });
  }

  useQuery({
    queryKey: ['waiting', officer],
    queryFn: () =>
      navigator.locks.request(waitingLock, { ifAvailable: true }, async (lock) => {
        if (lock) await sendWaiting(waitingChanges, plainProvider, officer, handleAnswer);
        return null;
      }),
    enabled: isNeeded && officer !== '',
    refetchInterval: 10_000,
    refetchIntervalInBackground: true,
  });
}

/** What the server refused, why, and what can be done about it. A form is opened with its text. */
export function RefusedChange({ change }: { change: WaitingChange }) {
  const { key, title, form, place, savedAt, refused = '' } = change;
  const navigate = useNavigate();
  const notify = useNotify();

  function handleOpen() {
    if (form) {
      const draft = draftIn(panelStore, form.draftKey);
      if ((draft.read()?.savedAt ?? 0) > savedAt) return notify(admin.otherTextInForm, { type: 'error' });
      draft.write(form.values);
      waitingChanges.remove(key);
    }
    void navigate(place);
  }

  return (
    <Box role="alert" sx={{ ...banner, py: 1 }}>
      {admin.refusedLater(title, refused)}
      <div>
        <Button color="inherit" onClick={handleOpen} aria-label={`Open ${title}`}>
          Open
        </Button>
        <Button color="inherit" onClick={() => waitingChanges.refuse(key)} aria-label={`Try again: ${title}`}>
          Try again
        </Button>
        <Button color="inherit" onClick={() => waitingChanges.remove(key)} aria-label={`Delete ${title}`}>
          Delete
        </Button>
      </div>
    </Box>
  );
}
