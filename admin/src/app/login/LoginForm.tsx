import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { Button, IconButton, InputAdornment, TextField } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { SecondFactorChallenge } from '@year-group/api-types/officers/officers';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type FormEvent, useRef, useState } from 'react';
import { Problem } from '#components/Problem.tsx';
import { callApi } from '#providers/providers.ts';
import { loginProblem } from './loginProblem.ts';

const { space } = tokens;

/** A short form of the login, with its parts one below the other. */
export const LoginParts = styled('form')({ display: 'grid', gap: space['4'] });

/** The name that browsers may have stored for the owner's password, before there were officers. */
const nameOfOwner = 'administrator';

interface LoginFormProps {
  /** Whether they have an account of their own, with an e-mail address. */
  hasAccount: boolean;
  onToken: (token: string) => Promise<void>;
  onChallenge: (challenge: SecondFactorChallenge) => void;
}

/** Asks for the owner's password alone, or for e-mail and password of an account. */
export function LoginForm({ hasAccount, onToken, onChallenge }: LoginFormProps) {
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isLoggingIn, setLoggingIn] = useState(false);
  const [isShown, setShown] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isLoggingIn) return;
    const password = passwordField.current?.value ?? '';
    const email = emailField.current?.value.trim() ?? '';
    setProblem('');
    setLoggingIn(true);
    try {
      if (!password) throw new Error('Password is required');
      const isOwner = !email || email === nameOfOwner;
      const reply = await callApi('POST /api/admin/login', {
        body: { password, ...(!isOwner && { email }) },
      }).catch((error: unknown) => {
        throw new Error(loginProblem(error), { cause: error });
      });
      if ('token' in reply) await onToken(reply.token);
      else onChallenge(reply);
    } catch (error) {
      setProblem((error as Error).message);
      passwordField.current?.select();
    } finally {
      setLoggingIn(false);
    }
  }

  return (
    <LoginParts noValidate onSubmit={(event) => void handleSubmit(event)}>
      {hasAccount && (
        <TextField
          id="email"
          label="E-mail"
          name="username"
          type="email"
          autoComplete="username webauthn"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has this one purpose
          autoFocus
          inputRef={emailField}
        />
      )}
      <TextField
        id="password"
        label="Password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has this one purpose
        autoFocus={!hasAccount}
        required
        error={problem !== ''}
        inputRef={passwordField}
        slotProps={{
          inputLabel: { required: false },
          htmlInput: { 'aria-describedby': 'login-problem' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label="Show the password"
                  aria-pressed={isShown}
                  onClick={() => setShown(!isShown)}
                >
                  {isShown ? <Visibility fontSize="small" /> : <VisibilityOff fontSize="small" />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Problem id="login-problem" text={problem} />
      <Button type="submit" variant="contained" size="large" aria-disabled={isLoggingIn}>
        {isLoggingIn ? 'Logging in...' : 'Login'}
      </Button>
    </LoginParts>
  );
}
