import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import control from '../Field/Control.module.css';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import styles from './TextArea.module.css';

export interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {}

/** A multi-line text field. Grows with its content where the browser supports it. */
export function TextArea({
  label,
  hint,
  error,
  hideLabel,
  id,
  rows = 4,
  className,
  ...props
}: TextAreaProps) {
  const texts = { label, hint, error, ...(hideLabel && { hideLabel }), ...(id && { controlId: id }) };
  return (
    <Field {...texts}>
      {(tied) => (
        <textarea
          rows={rows}
          className={clsx(control.Control, styles.TextArea, className)}
          {...props}
          {...tied}
        />
      )}
    </Field>
  );
}
