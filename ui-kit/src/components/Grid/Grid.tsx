import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type Render, slot } from '../../lib/element.ts';
import styles from './Grid.module.css';

export interface GridProps extends ComponentProps<'div'> {
  /** Minimum width of a cell: small for portraits, medium for cards; pair: two in a row at least. */
  cell?: 'small' | 'medium' | 'pair';
  /** An element to render instead of a div, for example `<ul />`. */
  render?: Render;
}

/** A grid of equal cells, as many side by side as fit. */
export function Grid({ cell = 'medium', render, className, ...props }: GridProps) {
  return slot('div', render, { className: clsx(styles.Grid, className), 'data-cell': cell, ...props });
}
