import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import control from '../Field/Control.module.css';
import { Field, type FieldTexts } from '../Field/Field.tsx';

export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {}

/** A one-line text field. `className` and other props go to the input. */
export function TextField({ label, hint, error, hideLabel, id, className, ...props }: TextFieldProps) {
  const texts = { label, hint, error, ...(hideLabel && { hideLabel }), ...(id && { controlId: id }) };
  return (
    <Field {...texts}>
      {(tied) => <input type="text" className={clsx(control.Control, className)} {...props} {...tied} />}
    </Field>
  );
}
