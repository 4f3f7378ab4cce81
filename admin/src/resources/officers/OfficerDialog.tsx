import { Checkbox, FormControl, FormControlLabel, FormLabel, TextField, Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { type Officer, officerInputSchema } from '@year-group/api-types/officers/officers';
import { type Role, roleNames, roles } from '@year-group/api-types/officers/rights';
import { useId, useState } from 'react';
import { schemaCheck } from '#components/editors/schemaCheck.ts';
import { FormDialog } from '#components/FormDialog.tsx';
import { Problem } from '#components/Problem.tsx';
import { formText } from '#lib/formText.ts';
import { useOfficerTask } from './useOfficerTask.ts';

/** What a role is for, in one sentence beside its name. */
const roleTexts: Record<Role, string> = {
  owner: 'Does everything, and decides who runs the website.',
  secretary: 'Looks after the members: admits, imports, exports and deletes them.',
  editor: 'Writes the news, the events and the group’s pages.',
  shopkeeper: 'Looks after the shop: listings, orders and delivery.',
  treasurer: 'Looks after the money: payments, how people pay, and exports of orders.',
  auditor: 'Reads everything and changes nothing.',
};

interface OfficerDialogProps {
  /** The officer to change. Undefined for a new one. */
  officer?: Officer;
  onClose: () => void;
}

/** Invites an officer, or changes name, e-mail and roles of one. */
export function OfficerDialog({ officer, onClose }: OfficerDialogProps) {
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { call, change, problem, isBusy } = useOfficerTask(onClose);
  const id = useId();

  function handleSubmit(fields: FormData) {
    const isHeld = new Set(fields.getAll('role'));
    const body = {
      name: formText(fields, 'name'),
      email: formText(fields, 'email'),
      // The owner's account stays an owner; its box is disabled, so that the form leaves it out.
      roles: roles.filter((role) => isHeld.has(role) || (officer?.isOwnerAccount && role === 'owner')),
    };
    const found = schemaCheck(officerInputSchema, body)?.fields ?? {};
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    void change(
      () =>
        officer
          ? call('PUT /api/admin/officers/:id', { params: { id: officer.id }, body })
          : call('POST /api/admin/officers', { body }),
      officer ? `${body.name} was changed.` : messages.officers.invited(body.email),
    );
  }

  const field = (name: 'name' | 'email', label: string, type: string) => (
    <TextField
      id={`${id}-${name}`}
      name={name}
      label={label}
      type={type}
      autoComplete="off"
      defaultValue={officer?.[name] ?? ''}
      error={name in problems}
      helperText={problems[name]}
    />
  );
  return (
    <FormDialog
      title={officer ? `Change ${officer.name}` : 'Invite an officer'}
      submit={officer ? 'Save' : 'Send the invitation'}
      isBusy={isBusy}
      scroll="body"
      onCancel={onClose}
      onSubmit={handleSubmit}
    >
      {field('name', 'Name', 'text')}
      {field('email', 'E-mail', 'email')}
      <FormControl component="fieldset" aria-describedby={`${id}-roles`}>
        <FormLabel component="legend">Roles</FormLabel>
        {roles.map((role) => (
          <FormControlLabel
            key={role}
            sx={{ alignItems: 'start', mt: 1 }}
            control={
              <Checkbox
                name="role"
                value={role}
                defaultChecked={officer?.roles.includes(role) ?? false}
                disabled={officer?.isOwnerAccount === true && role === 'owner'}
              />
            }
            label={
              <>
                {roleNames[role]}
                <Typography variant="body2" color="textSecondary">
                  {roleTexts[role]}
                </Typography>
              </>
            }
          />
        ))}
      </FormControl>
      <Problem id={`${id}-roles`} text={problems.roles ?? problem} />
      {!officer && (
        <Typography variant="body2" color="textSecondary">
          They get a letter with a link that works once, for 72 hours.
        </Typography>
      )}
    </FormDialog>
  );
}
