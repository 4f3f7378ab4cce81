import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type Render, slot } from '../../lib/element.ts';
import styles from './Stack.module.css';

export interface StackProps extends ComponentProps<'div'> {
  /** Column or wrapping row. */
  direction?: 'column' | 'row';
  /** Step of the space scale between children. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** An element to render instead of a div. */
  render?: Render;
}

/** Evenly spaced children. */
export function Stack(props: StackProps) {
  const { direction = 'column', gap = 4, align, render, className, style, ...rest } = props;
  return slot('div', render, {
    className: clsx(styles.Stack, className),
    'data-direction': direction,
    'data-align': align,
    style: { '--gap': `var(--space-${gap})`, ...style },
    ...rest,
  });
}
