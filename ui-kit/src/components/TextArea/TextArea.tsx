import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import field from '../Field/Field.module.css';
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
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} controlId={id}>
      {(tied) => (
        <textarea
          rows={rows}
          className={clsx(field.Control, styles.TextArea, className)}
          {...props}
          {...tied}
        />
      )}
    </Field>
  );
}
