import { messages } from '@year-group/api-types/messages';
import { TextInput } from 'react-admin';

/** The field for a code, named `code`. Spaces and hyphens that were pasted do not count. */
export function CodeField({ kind = 'app' }: { kind?: 'app' | 'recovery' }) {
  const isApp = kind === 'app';
  return (
    <TextInput
      key={kind}
      source="code"
      label={isApp ? 'Code of your app' : 'Recovery code'}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the officer was just asked for it
      autoFocus
      autoComplete={isApp ? 'one-time-code' : 'off'}
      slotProps={{
        htmlInput: { inputMode: isApp ? 'numeric' : 'text', autoCapitalize: 'none', spellCheck: false },
      }}
    />
  );
}

/** The field for a new password, named `password`. The e-mail is for password managers. */
export function NewPasswordField({ email }: { email: string }) {
  return (
    <>
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      <TextInput
        source="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        helperText={messages.officers.passwordShort}
      />
    </>
  );
}

/** What those forms send; null or undefined when nothing was typed. */
export interface CodeTyped {
  code?: string | null;
}
export interface PasswordTyped {
  password?: string | null;
}
