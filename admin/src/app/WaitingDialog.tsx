import { Button, DialogContent, Typography } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { PartRows } from '#components/PagePart.tsx';
import { PanelDialog } from '#components/PanelDialog.tsx';
import { draftIn, panelStore } from '#lib/draft.ts';
import { takeBack, waitingChanges } from '#providers/providers.ts';
import type { WaitingChange } from '#providers/waiting.ts';

interface WaitingDialogProps {
  changes: readonly WaitingChange[];
  /** Whether there is a connection, so that what waits is on its way. */
  isSending: boolean;
  onClose: () => void;
}

/** What waits for the connection, and what the server refused, with what can be done about each. */
export function WaitingDialog({ changes, isSending, onClose }: WaitingDialogProps) {
  const stateOf = ({ refused, savedAt }: WaitingChange) => {
    if (refused) return `${messages.admin.refusedWhy(refused)} ${messages.admin.whatToDo}`;
    return isSending ? 'It is being sent.' : messages.admin.waitsSince(formatMoment(savedAt));
  };
  return (
    <PanelDialog title="What waits" onClose={onClose}>
      <DialogContent>
        {changes.length === 0 && <Typography role="status">Everything was sent.</Typography>}
        <PartRows hidden={changes.length === 0}>
          {changes.map((change) => (
            <li key={change.key}>
              <div>
                <Typography>{change.title}</Typography>
                <Typography variant="body2" color={change.refused ? 'error' : 'textSecondary'}>
                  {stateOf(change)}
                </Typography>
              </div>
              <Answers change={change} onLeave={onClose} />
            </li>
          ))}
        </PartRows>
      </DialogContent>
    </PanelDialog>
  );
}

/** What can be done about one of them. A refused form is opened with its text. */
function Answers({ change, onLeave }: { change: WaitingChange; onLeave: () => void }) {
  const { key, title, form, place, savedAt, refused } = change;
  const removal = refused ? 'Delete' : 'Do not send';
  const navigate = useNavigate();
  const notify = useNotify();

  function handleOpen() {
    if (form) {
      const draft = draftIn(panelStore, form.draftKey);
      if ((draft.read()?.savedAt ?? 0) > savedAt)
        return notify(messages.admin.otherTextInForm, { type: 'error' });
      draft.write(form.values);
      waitingChanges.remove(key);
    }
    onLeave();
    void navigate(place);
  }

  async function handleDelete() {
    const [sent] = await takeBack([key]);
    if (sent) notify(sent.message, { type: 'info' });
  }

  return (
    <div>
      {refused && (
        <>
          <Button onClick={handleOpen} aria-label={`Open ${title}`}>
            Open
          </Button>
          <Button onClick={() => waitingChanges.refuse(key)} aria-label={`Try again: ${title}`}>
            Try again
          </Button>
        </>
      )}
      <Button color="error" onClick={() => void handleDelete()} aria-label={`${removal} ${title}`}>
        {removal}
      </Button>
    </div>
  );
}
