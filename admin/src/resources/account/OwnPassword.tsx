import { Box, Button, Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { NewPasswordField } from '#components/NewPasswordField.tsx';
import { Problem } from '#components/Problem.tsx';
import { useTask } from '#components/useTask.ts';
import { exactText } from '#lib/formText.ts';
import { type AccountPartProps, useAccountCalls } from './useAccountCalls.ts';

/** Sets the password of the account. */
export function OwnPassword({ account, onDone }: AccountPartProps) {
  const { call } = useAccountCalls();
  const { run, problem, isBusy } = useTask();
  const notify = useNotify();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const password = exactText(new FormData(form), 'password');
    void run(async () => {
      await call('PUT /api/admin/me/password', { body: { password } });
      form.reset();
      notify(messages.officers.passwordChanged, { type: 'success' });
      await onDone();
    });
  }

  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', width: '100%', maxWidth: tokens.size.form }}
      noValidate
      onSubmit={handleSubmit}
    >
      {!account.hasPassword && (
        <Typography color="textSecondary">You have none: you log in with your passkey.</Typography>
      )}
      {account.isOwnerAccount && (
        <Typography color="textSecondary">
          When the server’s settings name an ADMIN_PASSWORD, the password is changed there.
        </Typography>
      )}
      <NewPasswordField
        id="own-password"
        email={account.email ?? ''}
        hasProblem={problem !== ''}
        problemId="own-password-problem"
      />
      <Problem id="own-password-problem" text={problem} />
      <Button type="submit" variant="outlined" disabled={isBusy}>
        {account.hasPassword ? 'Change the password' : 'Set a password'}
      </Button>
    </Box>
  );
}
