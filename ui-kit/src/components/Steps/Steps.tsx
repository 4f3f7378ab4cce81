import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { state } from '../../lib/element.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Steps.module.css';

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** Index of the current step. */
  current: number;
}

/** The named steps of a longer process: Shipping, Payment, Review. */
export function Steps({ steps, current, className, ...props }: StepsProps) {
  return (
    <ol className={clsx(styles.Steps, className)} {...props}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.Step}
          data-done={state(index < current)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.Number} aria-hidden="true">
            {index < current ? <Icon name="check" size="small" /> : index + 1}
          </span>
          {step}
          {index < current && <VisuallyHidden>, done</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
