import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type Render, slot } from '../../lib/slot.ts';
import styles from './Prose.module.css';

export interface ProseProps extends ComponentProps<'div'> {
  /** Rich text that has been cleaned already; instead of children. */
  html?: string;
  /** Begins with a large initial, as a feature in print does. */
  initial?: boolean;
  /** An element to render instead of a div. */
  render?: Render;
}

/** Running text in a reading column: paragraphs, lists, quotations, links. */
export function Prose({ html, initial, render, className, ...props }: ProseProps) {
  return slot('div', render, {
    className: clsx(styles.Prose, className),
    'data-initial': initial ? '' : undefined,
    ...(html !== undefined && { dangerouslySetInnerHTML: { __html: html } }),
    ...props,
  });
}
