import { TextField } from '@mui/material';
import { messages } from '@year-group/api-types/messages';

interface NewPasswordFieldProps {
  id: string;
  /** Whose password it is, for password managers. */
  email: string;
  hasProblem: boolean;
  problemId: string;
}

/** The field for a new password, named `password`. */
export function NewPasswordField({ id, email, hasProblem, problemId }: NewPasswordFieldProps) {
  return (
    <>
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      <TextField
        id={id}
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        fullWidth
        helperText={messages.officers.passwordShort}
        error={hasProblem}
        slotProps={{ htmlInput: { 'aria-describedby': problemId } }}
      />
    </>
  );
}
