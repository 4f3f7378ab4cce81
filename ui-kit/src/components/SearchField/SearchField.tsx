import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import field from '../Field/Field.module.css';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps extends Pick<FieldTexts, 'label'>, Omit<ComponentProps<'input'>, 'type'> {}

/** A search field with a label for screen readers; pages debounce with `useDebouncedValue`. */
export function SearchField({ label, id, className, ...props }: SearchFieldProps) {
  return (
    <Field label={label} hideLabel controlId={id} role="search">
      {(tied) => (
        <span className={field.Box}>
          <Icon name="search" size="small" className={styles.Icon} />
          <input
            type="search"
            enterKeyHint="search"
            className={clsx(field.Control, styles.SearchField, className)}
            {...props}
            {...tied}
          />
        </span>
      )}
    </Field>
  );
}
