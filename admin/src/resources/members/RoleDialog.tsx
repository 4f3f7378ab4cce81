import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { aboutSchema } from '@year-group/api-types/groupTexts';
import { type Member, memberChangeSchema } from '@year-group/api-types/member';
import { messages } from '@year-group/api-types/messages';
import { type FormEvent, useId } from 'react';
import { useNotify } from 'react-admin';
import { DialogHead } from '#components/DialogHead.tsx';
import { schemaCheck } from '#components/editors/schemaCheck.ts';
import { useRefreshList } from '#components/lists/useRefreshList.ts';
import { useWaitingUndo } from '#components/lists/useUndo.tsx';
import { useTask } from '#components/useTask.ts';
import { formText } from '#lib/formText.ts';
import type { WaitingChange } from '#lib/waitingChanges.ts';
import { changeSeen } from '#providers/seenRows.ts';
import { useCall } from '#providers/useCall.ts';
import { useChange } from '#providers/useChange.ts';

interface RoleDialogProps {
  member: Pick<Member, 'id' | 'fullName' | 'role'>;
  onClose: () => void;
}

/** Changes the role of one member. The offices of the page About are suggested. */
export function RoleDialog({ member: { id, fullName, role: before = '' }, onClose }: RoleDialogProps) {
  const formId = useId();
  const change = useChange();
  const queries = useQueryClient();
  const tellWaiting = useWaitingUndo();
  const notify = useNotify();
  const refresh = useRefreshList('members');
  const { run, problem, isBusy } = useTask();
  const offices = useOffices();

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const role = formText(new FormData(event.currentTarget), 'role').trim();
    let waiting: WaitingChange | undefined;
    const isDone = await run(async () => {
      const refusal = schemaCheck(memberChangeSchema, { role });
      if (refusal) throw new Error(refusal.fields.role);
      const call = { route: 'PUT /api/members/:id', params: { id }, body: { role } };
      waiting = (await change(call, { title: messages.admin.roleOf(fullName, role) })).waiting;
    });
    if (!isDone) return;
    if (waiting) {
      const showAgain = changeSeen(queries, 'members', [id], (member) => ({ ...member, role }));
      tellWaiting('members', [waiting], showAgain);
      return onClose();
    }
    notify(messages.members.roleChanged(fullName, role), { type: 'success' });
    onClose();
    await refresh();
  }

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={`${formId}-title`}
      fullWidth
      maxWidth="xs"
    >
      <DialogHead id={`${formId}-title`} title={`Role of ${fullName}`} onClose={onClose} isBusy={isBusy} />
      <DialogContent>
        <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog opened to fill it in
            autoFocus
            fullWidth
            margin="dense"
            id={`${formId}-role`}
            name="role"
            label="Role"
            defaultValue={before}
            error={problem !== ''}
            helperText={problem || 'Such as Treasurer. Empty for no role.'}
            slotProps={{
              htmlInput: { list: `${formId}-offices`, autoComplete: 'off', maxLength: 80 },
              formHelperText: { role: problem ? 'alert' : undefined },
            }}
          />
          <datalist id={`${formId}-offices`}>
            {offices.map((office) => (
              <option key={office} value={office} />
            ))}
          </datalist>
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button type="submit" form={formId} variant="contained" disabled={isBusy}>
          {isBusy ? 'Saving...' : 'Save'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The offices of the leaders, as the group's page About names them. */
function useOffices(): string[] {
  const call = useCall();
  const { data } = useQuery({
    queryKey: ['group', 'about', 'offices'],
    queryFn: () => call('GET /api/group/:section', { params: { section: 'about' } }),
    retry: false,
  });
  const leaders = aboutSchema.shape.leaders.safeParse(data?.content?.leaders).data ?? [];
  return [...new Set(leaders.map(({ role }) => role))];
}
