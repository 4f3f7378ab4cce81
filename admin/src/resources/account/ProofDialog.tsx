import { DialogContentText } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { TextInput } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { FormDialog } from '#components/ActForm.tsx';
import { askPasskey } from '#lib/passkeys.ts';
import { useAccount } from '#providers/account.ts';
import type { CallApi } from '#providers/dataProvider.ts';
import { CodeField, type CodeTyped, type PasswordTyped } from './fields.tsx';

async function proveByPasskey(call: CallApi) {
  const { challengeId, options } = await call('POST /api/admin/me/proof/options');
  const body = { challengeId, response: await askPasskey(options) };
  return call('POST /api/admin/me/proof', { body });
}

/** Asks the officer to prove again that it is them, before a dangerous action. */
export function ProofDialog({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  const account = useAccount();
  const { hasCodeApp = false, passkeyList = [] } = account ?? {};
  const hasPasskey = passkeyList.some(({ isOfThisDomain }) => isOfThisDomain);
  // The password is a proof only where there is no second factor.
  const hasPassword = Boolean(account?.hasPassword) && !hasCodeApp && !hasPasskey;
  const isTyped = hasCodeApp || hasPassword;
  const handleProved = () => onAnswer(true);
  return (
    <FormDialog<CodeTyped & PasswordTyped>
      title="Is it still you?"
      maxWidth="xs"
      submit={isTyped ? 'Go on' : undefined}
      act={({ code, password }, call) =>
        call('POST /api/admin/me/proof', {
          body: hasCodeApp ? { code: code ?? '' } : { password: password ?? '' },
        })
      }
      retype={hasCodeApp ? 'code' : 'password'}
      onDone={handleProved}
      onClose={() => onAnswer(false)}
      buttons={
        hasPasskey && (
          <ActButton
            key="passkey"
            variant={isTyped ? 'outlined' : 'contained'}
            act={proveByPasskey}
            onDone={handleProved}
          >
            Use your passkey
          </ActButton>
        )
      }
    >
      <DialogContentText>
        {!account
          ? messages.loading
          : isTyped || hasPasskey
            ? 'This action can do harm, so prove again that it is you; that counts for ten minutes. What you typed stays.'
            : 'Your account has nothing to prove it with. Ask an owner to let you in again.'}
      </DialogContentText>
      {hasCodeApp && <CodeField />}
      {hasPassword && (
        <TextInput
          source="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has this one purpose
          autoFocus
        />
      )}
    </FormDialog>
  );
}
