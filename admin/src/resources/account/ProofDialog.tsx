import { Button, Dialog, DialogActions, DialogContent, DialogContentText, TextField } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { BodyOf } from '@year-group/api-types/endpoints';
import { messages } from '@year-group/api-types/messages';
import type { OwnAccount } from '@year-group/api-types/officers/officers';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type FormEvent, useId } from 'react';
import { CodeField } from '#components/CodeField.tsx';
import { DialogHead } from '#components/DialogHead.tsx';
import { Problem } from '#components/Problem.tsx';
import { useTask } from '#components/useTask.ts';
import { exactText, formText } from '#lib/formText.ts';
import { askPasskey } from '#lib/passkeys.ts';
import { useAccount } from '#providers/account.ts';
import { useCall } from '#providers/useCall.ts';

const Parts = styled(DialogContent)({ display: 'grid', gap: tokens.space['4'] });

/** What an account can be proved with: a second factor, or the password when it has none. */
function waysOf(account: OwnAccount | undefined) {
  const { hasCodeApp = false, hasPassword = false, passkeyList = [] } = account ?? {};
  const hasPasskey = passkeyList.some(({ isOfThisDomain }) => isOfThisDomain);
  return { hasPasskey, hasCodeApp, hasPassword: hasPassword && !hasCodeApp && !hasPasskey };
}

/** Asks the officer to prove again that it is them, before a dangerous action. */
export function ProofDialog({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  const account = useAccount();
  const call = useCall();
  const { run, problem, isBusy } = useTask();
  const id = useId();
  const { hasPasskey, hasCodeApp, hasPassword } = waysOf(account);
  const isTyped = hasCodeApp || hasPassword;

  const prove = (proof: () => Promise<BodyOf<'prove'>>) =>
    run(async () => {
      await call('POST /api/admin/me/proof', { body: await proof() });
      onAnswer(true);
    });
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void prove(async () =>
      hasCodeApp ? { code: formText(fields, 'code') } : { password: exactText(fields, 'password') },
    );
  }
  const handlePasskey = () =>
    prove(async () => {
      const { challengeId, options } = await call('POST /api/admin/me/proof/options');
      return { challengeId, response: await askPasskey(options) };
    });

  return (
    <Dialog
      open
      onClose={() => !isBusy && onAnswer(false)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <form noValidate onSubmit={handleSubmit}>
        <DialogHead
          id={`${id}-title`}
          title="Is it still you?"
          isBusy={isBusy}
          onClose={() => onAnswer(false)}
        />
        <Parts>
          <DialogContentText id={`${id}-text`}>
            {!account
              ? messages.loading
              : hasCodeApp || hasPasskey || hasPassword
                ? 'This action can do harm, so it needs a proof of the last ten minutes. What you typed stays.'
                : 'Your account has nothing to prove it with. Ask an owner to let you in again.'}
          </DialogContentText>
          {hasCodeApp && <CodeField hasProblem={problem !== ''} problemId={`${id}-problem`} />}
          {hasPassword && (
            <TextField
              id={`${id}-password`}
              label="Password"
              name="password"
              type="password"
              autoComplete="current-password"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has this one purpose
              autoFocus
              error={problem !== ''}
              slotProps={{ htmlInput: { 'aria-describedby': `${id}-problem` } }}
            />
          )}
          <Problem id={`${id}-problem`} text={problem} />
        </Parts>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button disabled={isBusy} onClick={() => onAnswer(false)}>
            Cancel
          </Button>
          {hasPasskey && (
            <Button
              variant={isTyped ? 'outlined' : 'contained'}
              disabled={isBusy}
              onClick={() => void handlePasskey()}
            >
              Use your passkey
            </Button>
          )}
          {isTyped && (
            <Button type="submit" variant="contained" disabled={isBusy}>
              {isBusy ? 'Checking...' : 'Go on'}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
