import { Box, Button, Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import { ActButton } from '#components/ActButton.tsx';
import { ActForm } from '#components/ActForm.tsx';
import { hasPasskeys } from '#lib/passkeys.ts';
import { adminToken, authProvider, callApi } from '#providers/providers.ts';
import { NewPasswordField, type PasswordTyped } from '#resources/account/fields.tsx';
import { makePasskey } from '#resources/account/Passkeys.tsx';
import { RecoveryCodes } from '#resources/account/RecoveryCodes.tsx';

interface AcceptInvitationProps {
  invitation: string;
  email: string;
  name: string;
  /** A second factor must follow. */
  onPassword: () => void;
  /** Nothing must follow: the passkey is made, and the recovery codes are stored. */
  onPasskey: () => void;
}

/** The choice between a passkey, with one touch, and a password. */
export function AcceptInvitation(props: AcceptInvitationProps) {
  const { invitation, email, name, onPassword, onPasskey } = props;
  const [isByPassword, setByPassword] = useState(!hasPasskeys());
  /** Whether the link is used: so early that a password chosen while the browser asks for a passkey does not use it again. */
  const [isAccepted, setAccepted] = useState(false);
  /** Whether no passkey was made. */
  const [isStuck, setStuck] = useState(false);
  const [codes, setCodes] = useState<string[]>();

  /** Uses the link, which works once: what fails afterwards is tried again without it. */
  async function accept(password?: string) {
    // Whoever else is logged in here leaves with what they did not save.
    if (adminToken.read()) await authProvider.logout({});
    const body = { token: invitation, ...(password !== undefined && { password }) };
    const { token } = await callApi('POST /api/admin/invitation/accept', { body });
    await authProvider.login({ token });
    setAccepted(true);
  }

  if (codes) return <RecoveryCodes codes={codes} name={name} onStored={onPasskey} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {hasPasskeys() && (
        <>
          <ActButton
            variant="contained"
            size="large"
            act={async (call) => {
              if (!isAccepted) await accept();
              const made = makePasskey(call, (fresh) => (fresh ? setCodes(fresh) : onPasskey()));
              await made.catch((problem: unknown) => {
                setStuck(true);
                throw problem;
              });
            }}
          >
            Make a passkey
          </ActButton>
          <Typography variant="body2" color="textSecondary">
            One touch: you log in with the lock of this phone or computer, and need no password.
          </Typography>
        </>
      )}
      {isStuck && <Typography role="alert">{messages.officers.wayInMissing}</Typography>}
      {isByPassword ? (
        <ActForm<PasswordTyped>
          submit="Save and go on"
          submitProps={{ variant: 'outlined', size: 'large', fullWidth: true }}
          act={async (typed, call) => {
            const password = typed.password ?? '';
            if (isAccepted) await call('PUT /api/admin/me/password', { body: { password } });
            else await accept(password);
          }}
          onDone={onPassword}
        >
          <NewPasswordField email={email} />
        </ActForm>
      ) : (
        <Button size="large" onClick={() => setByPassword(true)}>
          Choose a password instead
        </Button>
      )}
    </Box>
  );
}
