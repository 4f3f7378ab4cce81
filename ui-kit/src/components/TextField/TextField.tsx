import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import field from '../Field/Field.module.css';
import { Field, type FieldTexts } from '../Field/Field.tsx';

export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {}

/** A one-line text field. `className` and other props go to the input. */
export function TextField({ label, hint, error, hideLabel, id, className, ...props }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} controlId={id}>
      {(tied) => <input type="text" className={clsx(field.Control, className)} {...props} {...tied} />}
    </Field>
  );
}
