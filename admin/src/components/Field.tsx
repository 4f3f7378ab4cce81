import {
  FormControl,
  FormHelperText,
  InputLabel,
  OutlinedInput,
  type OutlinedInputProps,
} from '@mui/material';
import type { ComponentType, ReactNode } from 'react';

export interface FieldProps extends OutlinedInputProps {
  /** Without one, name the field by `slotProps.input`. */
  label?: string;
  /** The options of a select. */
  children?: ReactNode;
  /** A hint or a problem, below the field. */
  helperText?: ReactNode;
  /** What is typed or chosen in. @default a line of text */
  Control?: ComponentType<OutlinedInputProps>;
}

/**
 * A line of text with a label above it, for login and lists: MUI's own `TextField` would bring them
 * its menus and its other looks, 8 kB.
 */
export function Field({ label, helperText, className, Control = OutlinedInput, ...input }: FieldProps) {
  const { id, error = false, disabled = false } = input;
  const hintId = helperText ? `${id}-helper-text` : undefined;
  return (
    <FormControl error={error} disabled={disabled} {...(className !== undefined && { className })}>
      {label && <InputLabel htmlFor={id}>{label}</InputLabel>}
      <Control aria-describedby={hintId} {...input} />
      {helperText && <FormHelperText id={hintId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
