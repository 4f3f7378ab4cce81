import { Box, Button, Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { type FormEvent, useState } from 'react';
import { NewPasswordField } from '#components/NewPasswordField.tsx';
import { Problem } from '#components/Problem.tsx';
import { useTask } from '#components/useTask.ts';
import { deviceName } from '#lib/deviceName.ts';
import { exactText } from '#lib/formText.ts';
import { hasPasskeys } from '#lib/passkeys.ts';
import { adminToken, authProvider, callApi } from '#providers/providers.ts';
import { RecoveryCodes } from '#resources/account/RecoveryCodes.tsx';
import { useAccountCalls } from '#resources/account/useAccountCalls.ts';
import { ownAccount } from './ownAccount.ts';

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
  const [isAccepted, setAccepted] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const { call, makePasskey } = useAccountCalls();
  const { run, problem, isBusy } = useTask();

  /** Uses the link, which works once: what fails afterwards is tried again without it. */
  async function accept(password?: string) {
    // Whoever else is logged in here leaves with what they did not save.
    if (adminToken.read()) await authProvider.logout({});
    const body = { token: invitation, ...(password !== undefined && { password }) };
    const { token } = await callApi('POST /api/admin/invitation/accept', { body });
    await authProvider.login({ token });
    ownAccount.remember(true);
    setAccepted(true);
  }
  const handlePasskey = () =>
    run(async () => {
      if (!isAccepted) await accept();
      const made = await makePasskey(deviceName());
      if (made) setCodes(made);
      else onPasskey();
    });
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = exactText(new FormData(event.currentTarget), 'password');
    void run(async () => {
      if (isAccepted) await call('PUT /api/admin/me/password', { body: { password } });
      else await accept(password);
      onPassword();
    });
  }

  if (codes) return <RecoveryCodes codes={codes} name={name} onStored={onPasskey} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {hasPasskeys() && (
        <>
          <Button variant="contained" size="large" disabled={isBusy} onClick={() => void handlePasskey()}>
            Make a passkey
          </Button>
          <Typography variant="body2" color="textSecondary">
            One touch: you log in with the lock of this phone or computer, and need no password.
          </Typography>
        </>
      )}
      {isByPassword ? (
        <Box component="form" sx={{ display: 'grid', gap: 2 }} noValidate onSubmit={handleSubmit}>
          <NewPasswordField
            id="new-password"
            email={email}
            hasProblem={problem !== ''}
            problemId="accept-problem"
          />
          <Button type="submit" variant="outlined" size="large" disabled={isBusy}>
            {isBusy ? 'Saving...' : 'Save and go on'}
          </Button>
        </Box>
      ) : (
        <Button size="large" disabled={isBusy} onClick={() => setByPassword(true)}>
          Choose a password instead
        </Button>
      )}
      <Problem
        id="accept-problem"
        text={problem && isAccepted ? `${problem} ${messages.officers.wayInMissing}` : problem}
      />
    </Box>
  );
}
