import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for those who listen, where those who look have a picture. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span className={clsx(styles.VisuallyHidden, className)} {...props} />;
}
