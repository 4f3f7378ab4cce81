import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import type { SecondFactorChallenge } from '@year-group/api-types/officers/officers';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { useLogin, useNotify } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { useBrand, usePageTitle } from '#providers/brand.ts';
import { adminToken, callApi } from '#providers/providers.ts';
import { GatePage } from './GatePage.tsx';
import { LoginForm, PasskeyLogin } from './LoginForm.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';

/** The login page, which is left by who is logged in. */
export function LoginPage() {
  const { name } = useBrand();
  usePageTitle('Login');
  // As the page is opened: a login goes on to where the officer came from.
  const [token] = useState(adminToken.read);
  if (token) return <Navigate to="/admin" replace />;
  return (
    <GatePage above="Administration" title={name}>
      <SignIn />
    </GatePage>
  );
}

/** Signing in: by password, then the second factor in the same place; or by passkey alone. */
export function SignIn() {
  const [challenge, setChallenge] = useState<SecondFactorChallenge>();
  const login = useLogin();
  const notify = useNotify();
  const { data } = useQuery({
    queryKey: ['login'],
    queryFn: () => callApi('GET /api/admin/login'),
    retry: false,
  });

  async function handleToken(token: string) {
    await login({ token });
    notify(messages.admin.loggedIn, { type: 'success' });
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {challenge ? (
        <SecondFactorStep
          challenge={challenge}
          onToken={handleToken}
          onStartAgain={() => setChallenge(undefined)}
        />
      ) : (
        <>
          {data?.passkeysEnded && <Alert role="status">{messages.officers.passkeysEnded}</Alert>}
          <LoginForm onToken={handleToken} onChallenge={setChallenge} />
          <PasskeyLogin onToken={handleToken} />
        </>
      )}
      <WaysBack />
    </Box>
  );
}

/** What to do without the second factor or the password. */
function WaysBack() {
  return (
    <Box component="details" sx={details}>
      <summary>Lost your phone or your password?</summary>
      <ul>
        <li>
          With one of your ten recovery codes: log in with e-mail and password, then enter it instead of the
          code of the app.
        </li>
        <li>
          Without one: ask an owner. They open Settings, Officers, and let you in again. You get a letter with
          a new link.
        </li>
        <li>
          When no owner can log in: whoever runs the server can reset the account with the command{' '}
          <code>npm run officer -- reset</code> and its e-mail.
        </li>
      </ul>
    </Box>
  );
}

const details = {
  fontSize: tokens.text.xs,
  '& summary': { minHeight: tokens.size.target, alignContent: 'center', cursor: 'pointer' },
  '& ul': { display: 'grid', gap: 1, m: 0, pl: 2 },
};
