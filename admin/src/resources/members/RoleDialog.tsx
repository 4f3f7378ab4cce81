import TextField from '@mui/material/TextField';
import { aboutSchema } from '@year-group/api-types/group/groupTexts';
import { type Member, memberChangeSchema } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import { useId } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import { schemaCheck } from '#components/editors/schemaCheck.ts';
import { FormDialog } from '#components/FormDialog.tsx';
import { useRefreshList } from '#components/lists/useRefreshList.ts';
import { useWaitingUndo } from '#components/lists/useUndo.tsx';
import { useTask } from '#components/useTask.ts';
import { formText } from '#lib/formText.ts';
import { waitingChanges } from '#providers/providers.ts';
import { useRead } from '#providers/useRead.ts';

interface RoleDialogProps {
  member: Pick<Member, 'id' | 'fullName' | 'role'>;
  onClose: () => void;
}

/** Changes the role of one member. The offices of the page About are suggested. */
export function RoleDialog({ member: { id, fullName, role: before = '' }, onClose }: RoleDialogProps) {
  const formId = useId();
  const [update] = useUpdate();
  const tellWaiting = useWaitingUndo();
  const notify = useNotify();
  const refresh = useRefreshList('members');
  const { run, problem, isBusy } = useTask();
  const offices = useOffices();

  async function handleSubmit(fields: FormData) {
    const role = formText(fields, 'role').trim();
    const meta = { key: crypto.randomUUID(), title: messages.admin.roleOf(fullName, role) };
    const isDone = await run(async () => {
      const refusal = schemaCheck(memberChangeSchema, { role });
      if (refusal) throw new Error(refusal.fields.role);
      await update('members', { id, data: { role }, meta }, { returnPromise: true });
    });
    if (!isDone) return;
    if (waitingChanges.has(meta.key)) {
      tellWaiting('members', [meta.key]);
      return onClose();
    }
    notify(messages.members.roleChanged(fullName, role), { type: 'success' });
    onClose();
    await refresh();
  }

  return (
    <FormDialog
      title={`Role of ${fullName}`}
      submit="Save"
      isBusy={isBusy}
      maxWidth="xs"
      onCancel={onClose}
      onSubmit={(fields) => void handleSubmit(fields)}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has this one field
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
    </FormDialog>
  );
}

/** The offices of the leaders, as the group's page About names them. */
function useOffices(): string[] {
  const { data } = useRead(
    ['group', 'about', 'offices'],
    'GET /api/group/:section',
    { params: { section: 'about' } },
    { retry: false },
  );
  const leaders = aboutSchema.shape.leaders.safeParse(data?.content?.leaders).data ?? [];
  return [...new Set(leaders.map(({ role }) => role))];
}
