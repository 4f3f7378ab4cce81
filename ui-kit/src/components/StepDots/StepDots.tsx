import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { state } from '../../lib/element.ts';
import styles from './StepDots.module.css';

export interface StepDotsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many steps. */
  count: number;
  /** Index of the current step. */
  current: number;
}

/** The progress of a short form: one dot for each step. */
export function StepDots({ count, current, className, ...props }: StepDotsProps) {
  return (
    <div
      role="img"
      aria-label={`Step ${current + 1} of ${count}`}
      className={clsx(styles.StepDots, className)}
      {...props}
    >
      {Array.from({ length: count }, (_, step) => (
        <span
          key={step}
          className={styles.Dot}
          data-done={state(step < current)}
          data-current={state(step === current)}
        />
      ))}
    </div>
  );
}
