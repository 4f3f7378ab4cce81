import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'children' | 'className' | 'id'> {
  label: ReactNode;
  value: number;
  max: number;
}

/** How much of a whole is reached. */
export function ProgressBar({ label, ...props }: ProgressBarProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.Label}>
        {label}
      </label>
      <progress id={id} className={styles.Bar} {...props} />
    </div>
  );
}
