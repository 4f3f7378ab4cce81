import { NumberField } from '@base-ui/react/number-field';
import { clsx } from 'clsx';
import { useId } from 'react';
import { state } from '../../lib/state.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './QuantityStepper.module.css';

export interface QuantityStepperProps {
  /** The label. */
  label: string;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  value: number;
  onValueChange: (value: number) => void;
  /** Lowest quantity the visitor can choose. @default 1 */
  min?: number;
  /** Highest quantity. @default no limit */
  max?: number;
  disabled?: boolean;
  className?: string;
}

/** A number with minus and plus buttons, for cart quantities. */
export function QuantityStepper({
  label,
  hideLabel,
  value,
  onValueChange,
  min = 1,
  max,
  disabled = false,
  className,
}: QuantityStepperProps) {
  const id = useId();
  return (
    <NumberField.Root
      id={id}
      value={value}
      min={min}
      max={max}
      disabled={disabled}
      onValueChange={(next) => onValueChange(next ?? min)}
      className={clsx(styles.QuantityStepper, className)}
    >
      <label htmlFor={id} className={styles.Label} data-hidden={state(hideLabel)}>
        {label}
      </label>
      <NumberField.Group className={styles.Group}>
        <NumberField.Decrement className={styles.Step} aria-label="Decrease">
          <Icon name="minus" size="small" />
        </NumberField.Decrement>
        <NumberField.Input className={styles.Input} />
        <NumberField.Increment className={styles.Step} aria-label="Increase">
          <Icon name="plus" size="small" />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}
