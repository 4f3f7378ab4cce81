import { TextField } from '@mui/material';
import type { Ref } from 'react';

interface CodeFieldProps {
  /** A code of the app has six digits; a recovery code has letters too. @default 'app' */
  kind?: 'app' | 'recovery';
  hasProblem: boolean;
  problemId: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** The field for a code, named `code`. Spaces and hyphens that were pasted do not count. */
export function CodeField({ kind = 'app', hasProblem, problemId, inputRef }: CodeFieldProps) {
  const isApp = kind === 'app';
  return (
    <TextField
      key={kind}
      id={`${problemId}-code`}
      name="code"
      label={isApp ? 'Code of your app' : 'Recovery code'}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the officer was just asked for it
      autoFocus
      required
      autoComplete={isApp ? 'one-time-code' : 'off'}
      error={hasProblem}
      inputRef={inputRef}
      slotProps={{
        inputLabel: { required: false },
        htmlInput: {
          inputMode: isApp ? 'numeric' : 'text',
          autoCapitalize: 'none',
          spellCheck: false,
          'aria-describedby': problemId,
        },
      }}
    />
  );
}
