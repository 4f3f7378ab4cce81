import { messages } from '@year-group/api-types/messages';
import type { SecondFactorChallenge } from '@year-group/api-types/officers/officers';
import { useEffect, useEffectEvent } from 'react';
import { HttpError, PasswordInput, TextInput } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { ActForm } from '#components/ActForm.tsx';
import { askPasskey, hasPasskeyAutofill, hasPasskeys } from '#lib/passkeys.ts';
import type { CallApi } from '#providers/dataProvider.ts';
import { callApi } from '#providers/providers.ts';
import type { PasswordTyped } from '#resources/account/fields.tsx';

/** The name that browsers may have stored for the owner's password, before there were officers. */
const nameOfOwner = 'administrator';

export type OnToken = (token: string) => Promise<void>;

interface LoginFormProps {
  onToken: OnToken;
  onChallenge: (challenge: SecondFactorChallenge) => void;
}

/** Asks for e-mail and password of an account, or for the owner's password alone. */
export function LoginForm({ onToken, onChallenge }: LoginFormProps) {
  async function handleLogin(typed: PasswordTyped & { username?: string | null }, call: CallApi) {
    const email = typed.username?.trim();
    if (!typed.password) throw new Error('Password is required');
    const body = { password: typed.password, ...(email && email !== nameOfOwner && { email }) };
    const reply = await call('POST /api/admin/login', { body }).catch((error: unknown) => {
      throw new Error(loginProblem(error), { cause: error });
    });
    if ('token' in reply) await onToken(reply.token);
    else onChallenge(reply);
  }

  return (
    <ActForm
      submit="Login"
      submitProps={{ size: 'large', fullWidth: true }}
      act={handleLogin}
      retype="password"
    >
      <TextInput
        source="username"
        label="E-mail"
        type="email"
        autoComplete="username webauthn"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has this one purpose
        autoFocus
        helperText="Empty for the owner’s password alone."
      />
      <PasswordInput source="password" label="Password" autoComplete="current-password" />
    </ActForm>
  );
}

/** The server's message, or that it gave none, or that it did not answer. */
function loginProblem(error: unknown): string {
  if (!(error instanceof HttpError)) return messages.admin.loginUnreachable;
  return error.body ? error.message : messages.admin.loginFailed;
}

/** Starts a ceremony and resolves to the token that the passkey gives. */
async function tokenByPasskey(isAutofill: boolean): Promise<string> {
  const { challengeId, options } = await callApi('POST /api/admin/login/passkey/options');
  const response = await askPasskey(options, isAutofill);
  return (await callApi('POST /api/admin/login/passkey', { body: { challengeId, response } })).token;
}

/** Signs in by passkey: with the button, or chosen among the addresses of the e-mail field. */
export function PasskeyLogin({ onToken }: { onToken: OnToken }) {
  const offerInField = useEffectEvent(async () => {
    if (!(await hasPasskeyAutofill())) return;
    // Nobody asked for it: only the button says what is wrong.
    const token = await tokenByPasskey(true).catch(() => undefined);
    if (token) await onToken(token);
  });
  useEffect(() => void offerInField(), []);

  if (!hasPasskeys()) return null;
  return (
    <ActButton variant="outlined" size="large" act={async () => onToken(await tokenByPasskey(false))}>
      Sign in with a passkey
    </ActButton>
  );
}
