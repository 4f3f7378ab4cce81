import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { Button, IconButton, InputAdornment, TextField, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useLogin, useNotify } from 'react-admin';

const { size, space } = tokens;

const Form = styled('form')({ display: 'grid', gap: space['4'] });

const Problem = styled(Typography)(({ theme }) => ({
  paddingBlock: space['1'],
  paddingInlineStart: space['3'],
  borderInlineStart: `${size.rule} solid ${theme.palette.error.main}`,
  color: theme.palette.error.main,
}));

/** Asks for the administrator's password. */
export function LoginForm() {
  const login = useLogin();
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isLoggingIn, setLoggingIn] = useState(false);
  const [isShown, setShown] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isLoggingIn) return;
    const password = field.current?.value ?? '';
    setProblem('');
    setLoggingIn(true);
    try {
      if (!password) throw new Error('Password is required');
      await login({ password });
      notify(messages.admin.loggedIn, { type: 'success' });
    } catch (error) {
      setProblem((error as Error).message);
      field.current?.select();
    } finally {
      setLoggingIn(false);
    }
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      {/* Password managers need a user name. */}
      <input type="text" name="username" value="administrator" autoComplete="username" readOnly hidden />
      <TextField
        id="password"
        label="Password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has this one purpose
        autoFocus
        required
        error={problem !== ''}
        inputRef={field}
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
      <div id="login-problem" role="alert">
        {problem && <Problem variant="body2">{problem}</Problem>}
      </div>
      <Button type="submit" variant="contained" size="large" aria-disabled={isLoggingIn}>
        {isLoggingIn ? 'Logging in...' : 'Login'}
      </Button>
    </Form>
  );
}
