import { NumberField } from '@base-ui/react/number-field';
import { useId } from 'react';
import shared from '../../styles/shared.module.css';
import { Icon } from '../Icon/Icon.tsx';
import styles from './QuantityStepper.module.css';

export interface QuantityStepperProps {
  /** The label. */
  label: string;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  value: number;
  onValueChange: (value: number) => void;
  /** Lowest quantity the visitor can choose. */
  min?: number;
  disabled?: boolean;
}

/** A number with minus and plus buttons, for cart quantities. */
export function QuantityStepper({
  label,
  hideLabel,
  value,
  onValueChange,
  min = 1,
  disabled = false,
}: QuantityStepperProps) {
  const id = useId();
  return (
    <NumberField.Root
      id={id}
      value={value}
      min={min}
      disabled={disabled}
      onValueChange={(next) => onValueChange(next ?? min)}
      className={styles.QuantityStepper}
    >
      <label htmlFor={id} className={hideLabel ? shared.Hidden : styles.Label}>
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
