import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import field from '../Field/Field.module.css';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** The first option, which has no value: "Select your house". */
  placeholder?: string;
}

/** A native select, which works best on phones. */
export function Select({
  label,
  hint,
  error,
  hideLabel,
  id,
  options,
  placeholder,
  className,
  ...props
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} controlId={id}>
      {(tied) => (
        <span className={field.Box}>
          <select className={clsx(field.Control, styles.Select, className)} {...props} {...tied}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size="small" className={styles.Arrow} />
        </span>
      )}
    </Field>
  );
}
