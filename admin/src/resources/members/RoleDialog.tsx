import { aboutSchema } from '@year-group/api-types/group/groupTexts';
import { type Member, memberChangeSchema } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import { useId } from 'react';
import { TextInput, useUpdate } from 'react-admin';
import { FormDialog } from '#components/ActForm.tsx';
import { useChange } from '#components/lists/useUndo.tsx';
import { useRead } from '#providers/useRead.ts';

interface RoleDialogProps {
  member: Pick<Member, 'id' | 'fullName' | 'role'>;
  onClose: () => void;
}

const schema = memberChangeSchema.pick({ role: true });

/** Changes the role of one member. The offices of the page About are suggested. */
export function RoleDialog({ member: { id, fullName, role: before = '' }, onClose }: RoleDialogProps) {
  const listId = useId();
  const [update] = useUpdate();
  const change = useChange('members');
  const offices = useOffices();

  async function handleSave(typed: { role: string }) {
    const role = typed.role.trim();
    await change(
      messages.admin.roleOf(fullName, role),
      (meta) => update('members', { id, data: { role }, meta }, { returnPromise: true }),
      () => ({ sentence: messages.members.roleChanged(fullName, role) }),
    );
  }

  return (
    <FormDialog
      title={`Role of ${fullName}`}
      submit="Save"
      maxWidth="xs"
      record={{ role: before }}
      schema={schema}
      act={handleSave}
      onClose={onClose}
    >
      <TextInput
        source="role"
        label="Role"
        parse={(text: string) => text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has this one field
        autoFocus
        helperText="Such as Treasurer. Empty for no role."
        slotProps={{ htmlInput: { list: listId, autoComplete: 'off', maxLength: 80 } }}
      />
      <datalist id={listId}>
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
