import { ListItemText, Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { type Officer, type OfficerInput, officerInputSchema } from '@year-group/api-types/officers/officers';
import { type Role, roleNames, roles } from '@year-group/api-types/officers/rights';
import { CheckboxGroupInput, TextInput, useCreate, useUpdate } from 'react-admin';
import { FormDialog } from '#components/ActForm.tsx';

/** What a role is for, in one sentence beside its name. */
const roleTexts: Record<Role, string> = {
  owner: 'Does everything, and decides who runs the website.',
  secretary: 'Looks after the members: admits, imports, exports and deletes them.',
  editor: 'Writes the news, the events and the group’s pages.',
  shopkeeper: 'Looks after the shop: listings, orders and delivery.',
  treasurer: 'Looks after the money: payments, how people pay, and exports of orders.',
  auditor: 'Reads everything and changes nothing.',
};

const roleText = ({ id }: { id: Role }) => <ListItemText primary={roleNames[id]} secondary={roleTexts[id]} />;

interface OfficerDialogProps {
  /** The officer to change. Undefined for a new one. */
  officer?: Officer;
  onClose: () => void;
}

/** Invites an officer, or changes name, e-mail and roles of one. */
export function OfficerDialog({ officer, onClose }: OfficerDialogProps) {
  const [create] = useCreate();
  const [update] = useUpdate();
  const choices = roles.map((id) => ({ id, isFixed: officer?.isOwnerAccount && id === 'owner' }));
  const { name = '', email = '', roles: held = [] } = officer ?? {};
  const isSaved = { returnPromise: true } as const;
  return (
    <FormDialog<OfficerInput>
      title={officer ? `Change ${name}` : 'Invite an officer'}
      submit={officer ? 'Save' : 'Send the invitation'}
      record={{ name, email, roles: held }}
      schema={officerInputSchema}
      act={(data) =>
        officer
          ? update('officers', { id: officer.id, data }, isSaved)
          : create('officers', { data }, isSaved)
      }
      done={(sent) => (officer ? `${sent.name} was changed.` : messages.officers.invited(sent.email))}
      // The logged-in officer may be the one.
      reread={['officers', 'auth']}
      onClose={onClose}
    >
      <TextInput source="name" label="Name" autoComplete="off" />
      <TextInput source="email" label="E-mail" type="email" autoComplete="off" />
      <CheckboxGroupInput
        source="roles"
        label="Roles"
        row={false}
        sx={{ '& .MuiFormControlLabel-root': { alignItems: 'start', mt: 1 } }}
        choices={choices}
        optionText={roleText}
        disableValue="isFixed"
      />
      {!officer && (
        <Typography variant="body2" color="textSecondary">
          They get a letter with a link that works once, for 72 hours.
        </Typography>
      )}
    </FormDialog>
  );
}
