import { type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './QuantityStepper.module.css';

export interface QuantityStepperProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  disabled?: boolean;
}

const min = 1;
/** By how much a key changes the number; Home is apart. */
const keySteps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A number with minus and plus buttons, for cart quantities. */
export function QuantityStepper({ label, value, onValueChange, disabled = false }: QuantityStepperProps) {
  const id = useId();
  // The text in the field while somebody writes, for example nothing.
  const [typed, setTyped] = useState<string>();
  const change = (next: number) => {
    setTyped(undefined);
    onValueChange(Math.max(next, min));
  };
  const handleType = (text: string) => {
    setTyped(text);
    // Only the leading digits count: "1.5" is not fifteen.
    onValueChange(Math.max(Number.parseInt(text, 10) || min, min));
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'Home' ? min - value : keySteps[event.key];
    // With Shift, Home selects what is typed.
    if (step === undefined || event.shiftKey) return;
    event.preventDefault();
    change(value + step);
  };
  const button = { type: 'button', className: styles.Step, 'aria-controls': id, tabIndex: -1 } as const;

  return (
    <div className={styles.QuantityStepper}>
      <label htmlFor={id} className={styles.Label}>
        {label}
      </label>
      <div role="group" className={styles.Group}>
        <button
          {...button}
          aria-label="Decrease"
          disabled={disabled || value <= min}
          onClick={() => change(value - 1)}
        >
          <Icon name="minus" size="small" />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          aria-roledescription="Number field"
          className={styles.Input}
          disabled={disabled}
          value={typed ?? value}
          onChange={({ target }) => handleType(target.value)}
          onKeyDown={handleKey}
          onBlur={() => setTyped(undefined)}
        />
        <button {...button} aria-label="Increase" disabled={disabled} onClick={() => change(value + 1)}>
          <Icon name="plus" size="small" />
        </button>
      </div>
    </div>
  );
}
