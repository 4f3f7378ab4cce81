import { type Member, memberChangeSchema } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import { TextInput, useUpdate } from 'react-admin';
import { FormDialog } from '#components/ActForm.tsx';
import { asTyped } from '#components/forms/asTyped.ts';
import { useChange } from '#components/lists/useChange.tsx';

interface RoleDialogProps {
  member: Pick<Member, 'id' | 'fullName' | 'role'>;
  onClose: () => void;
}

const schema = memberChangeSchema.pick({ role: true });

/** Changes the role of one member, from a row or their details. */
export function RoleDialog({ member: { id, fullName, role: before = '' }, onClose }: RoleDialogProps) {
  const [update] = useUpdate();
  const change = useChange('members');

  async function handleSave(typed: { role: string }) {
    const role = typed.role.trim();
    await change(
      (meta) => update('members', { id, data: { role }, meta }, { returnPromise: true }),
      () => ({ sentence: messages.members.roleChanged(fullName, role) }),
      messages.admin.roleOf(fullName, role),
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
        parse={asTyped}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has this one field
        autoFocus
        autoComplete="off"
        helperText="Such as Treasurer. Empty for no role."
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
    </FormDialog>
  );
}
