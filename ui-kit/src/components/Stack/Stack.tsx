import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Stack.module.css';

export interface StackProps extends ComponentProps<'div'> {
  /** Column or wrapping row. */
  direction?: 'column' | 'row';
  /** Step of the space scale between children. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
}

/** Evenly spaced children. */
export function Stack(props: StackProps) {
  const { direction = 'column', gap = 4, className, style, ...rest } = props;
  const look = { '--gap': `var(--space-${gap})`, ...style };
  return <div className={clsx(styles.Stack, className)} data-direction={direction} style={look} {...rest} />;
}
