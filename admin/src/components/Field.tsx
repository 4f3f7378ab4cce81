import {
  FormControl,
  FormHelperText,
  InputLabel,
  OutlinedInput,
  type OutlinedInputProps,
} from '@mui/material';
import { type ComponentType, type ReactNode, useId } from 'react';

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
 * A field with a label above it. MUI's own `TextField` would add its menus and its other looks, 8 kB,
 * to the first load of login and lists.
 */
export function Field({ label, helperText, className, Control = OutlinedInput, ...input }: FieldProps) {
  const ownId = useId();
  const { id = ownId, error = false, disabled = false } = input;
  const hintId = helperText ? `${id}-helper-text` : undefined;
  return (
    <FormControl error={error} disabled={disabled} {...(className !== undefined && { className })}>
      {label && <InputLabel htmlFor={id}>{label}</InputLabel>}
      <Control aria-describedby={hintId} {...input} id={id} />
      {helperText && <FormHelperText id={hintId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
