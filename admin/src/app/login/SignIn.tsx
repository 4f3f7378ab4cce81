/* oxlint-disable jsx-a11y/no-autofocus -- the page has this one purpose */
import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import type { SecondFactorChallenge } from '@year-group/api-types/officers/officers';
import { useEffect, useState } from 'react';
import { HttpError, PasswordInput, TextInput, useNotify, useStore } from 'react-admin';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { ActButton } from '#components/ActButton.tsx';
import { ActForm } from '#components/ActForm.tsx';
import { askPasskey, hasPasskeys } from '#lib/passkeys.ts';
import { useBrand } from '#providers/brand.ts';
import type { CallApi } from '#providers/dataProvider.ts';
import { adminToken, authProvider, callApi } from '#providers/providers.ts';
import type { PasswordTyped } from '#resources/account/fields.tsx';
import { GatePage } from './GatePage.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';

/** The login page, which those who are logged in leave at once. */
export function LoginPage() {
  const { key } = useLocation();
  // Two calls that end a session leave two entries of this page: going back to the first looks for the token again.
  return <OpenedLogin key={key} />;
}

function OpenedLogin() {
  const { name, shortName } = useBrand();
  const navigate = useNavigate();
  const { state } = useLocation();
  // As the page is opened: a login leaves it by itself.
  const [token] = useState(adminToken.read);
  useEffect(() => {
    if (token) void leave(navigate, state);
  }, [token, navigate, state]);
  if (token) return null;
  return (
    <GatePage above="Administration" title={name}>
      <title>{`Login · ${shortName}`}</title>
      <SignIn />
    </GatePage>
  );
}

/** Goes back to the page that the session ended on, so that its own way back stays; otherwise to the dashboard. */
const leave = async (navigate: NavigateFunction, state: unknown) =>
  state ? navigate(-1) : navigate('/', { replace: true });

/** Logging in: by password, then the second factor in the same place; with an own account also by passkey alone. */
export function SignIn() {
  const [challenge, setChallenge] = useState<SecondFactorChallenge>();
  const [hasAccount, setHasAccount] = useStore('ownAccount', false);
  const navigate = useNavigate();
  const { state } = useLocation();
  const notify = useNotify();
  const { data } = useQuery({
    queryKey: ['login'],
    queryFn: () => callApi('GET /api/admin/login'),
    retry: false,
  });

  async function enter(token: string) {
    await authProvider.login({ token });
    await leave(navigate, state);
    notify(messages.admin.loggedIn, { type: 'success' });
  }

  async function byPassword(typed: PasswordTyped & { username?: string | null }, call: CallApi) {
    const email = typed.username?.trim();
    if (hasAccount && !email) throw new Error('E-mail is required');
    if (!typed.password) throw new Error('Password is required');
    const body = { password: typed.password, ...(email && { email }) };
    const reply = await call('POST /api/admin/login', { body }).catch((error: unknown) => {
      throw new Error(loginProblem(error), { cause: error });
    });
    if ('token' in reply) await enter(reply.token);
    else setChallenge(reply);
  }

  async function byPasskey(call: CallApi) {
    const { challengeId, options } = await call('POST /api/admin/login/passkey/options');
    const body = { challengeId, response: await askPasskey(options) };
    await enter((await call('POST /api/admin/login/passkey', { body })).token);
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {challenge ? (
        <SecondFactorStep
          challenge={challenge}
          onToken={enter}
          onStartAgain={() => setChallenge(undefined)}
        />
      ) : (
        <>
          {data?.passkeysEnded && <Alert role="status">{messages.officers.passkeysEnded}</Alert>}
          <ActForm
            key={String(hasAccount)}
            submit="Login"
            sending="Logging in..."
            submitProps={{ size: 'large', fullWidth: true }}
            act={byPassword}
            retype="password"
          >
            {hasAccount && (
              <TextInput source="username" label="E-mail" type="email" autoComplete="username" autoFocus />
            )}
            <PasswordInput
              source="password"
              label="Password"
              autoComplete="current-password"
              autoFocus={!hasAccount}
            />
          </ActForm>
          {hasAccount && hasPasskeys() && (
            <ActButton variant="outlined" size="large" act={byPasskey}>
              Log in with a passkey
            </ActButton>
          )}
          <Button size="large" onClick={() => setHasAccount(!hasAccount)}>
            {hasAccount ? 'Use the owner’s password' : 'I have an account of my own'}
          </Button>
        </>
      )}
      {hasAccount && (
        <Typography variant="body2" color="textSecondary">
          Lost your phone? After your password, enter one of your recovery codes. Lost them too, or your
          password? An owner lets you in again under Settings, Officers. When no owner can log in, whoever
          runs the server resets the account: <code>npm run officer -- reset</code> and its e-mail.
        </Typography>
      )}
    </Box>
  );
}

/** The server's message, or that it gave none, or that it did not answer. */
function loginProblem(error: unknown): string {
  if (!(error instanceof HttpError)) return messages.admin.loginUnreachable;
  return error.body ? error.message : messages.admin.loginFailed;
}
