import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'children'> {
  /** The label. */
  label: ReactNode;
  /** Shown at the other end: "GH₵18,400 of GH₵25,000". */
  detail?: ReactNode;
}

/** A progress bar, indeterminate without a value. */
export function ProgressBar({ label, detail, max = 100, className, id, ...props }: ProgressBarProps) {
  const ownId = useId();
  return (
    <div className={clsx(styles.ProgressBar, className)}>
      <div className={styles.Words}>
        <label htmlFor={id ?? ownId} className={styles.Label}>
          {label}
        </label>
        {detail && <span className={styles.Detail}>{detail}</span>}
      </div>
      <progress id={id ?? ownId} max={max} className={styles.Bar} {...props} />
    </div>
  );
}
