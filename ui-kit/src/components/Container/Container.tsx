import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type Render, slot } from '../../lib/element.ts';
import styles from './Container.module.css';

export interface ContainerProps extends ComponentProps<'div'> {
  /** Page for grids, reading for text. */
  width?: 'page' | 'reading';
  /** An element to render instead of a div, for example `<article />`. */
  render?: Render;
}

/** Limits the width of content and keeps it away from the screen's edge. */
export function Container({ width = 'page', render, className, ...props }: ContainerProps) {
  return slot('div', render, { className: clsx(styles.Container, className), 'data-width': width, ...props });
}
