import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { state } from '../../lib/element.ts';
import field from '../Field/Field.module.css';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ChoiceChips.module.css';

export interface Choice {
  value: string;
  /** Words after the value, such as "Sold out"; the chip is then dashed. */
  note?: string | undefined;
  /** It can have the focus but cannot be chosen. */
  disabled?: boolean;
}

export interface ChoiceChipsProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** The name of the group. */
  label: string;
  choices: readonly Choice[];
  /** The chosen value; undefined while there is none. */
  value: string | undefined;
  onValueChange: (value: string) => void;
  /** What is missing, shown below the chips. */
  error?: string | undefined;
}

/** One choice out of a few: radio buttons that look like chips. */
export function ChoiceChips({
  label,
  choices,
  value,
  onValueChange,
  error,
  className,
  ...props
}: ChoiceChipsProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={clsx(styles.ChoiceChips, className)}
      aria-describedby={error && `${id}-error`}
      aria-invalid={error ? true : undefined}
      {...props}
    >
      <legend className={field.Label}>{label}</legend>
      <div className={styles.Chips}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.Chip} data-noted={state(Boolean(choice.note))}>
            <input
              type="radio"
              name={id}
              className={styles.Radio}
              checked={choice.value === value}
              aria-disabled={choice.disabled || undefined}
              onChange={() => !choice.disabled && onValueChange(choice.value)}
            />
            <span className={styles.Value}>{choice.value}</span>
            {choice.note && <span className={styles.Note}> {choice.note}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={field.Error} role="alert">
          <Icon name="warning" size="small" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
