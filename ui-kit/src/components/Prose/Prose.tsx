import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type Render, slot } from '../../lib/slot.ts';
import styles from './Prose.module.css';

export interface ProseProps extends ComponentProps<'div'> {
  /** Sanitised rich text, instead of children. */
  html?: string;
  /** Starts with a large initial. */
  initial?: boolean;
  /** An element to render instead of a div. */
  render?: Render;
}

/** Text in a reading column: paragraphs, lists, quotations, links. */
export function Prose({ html, initial, render, className, ...props }: ProseProps) {
  return slot('div', render, {
    className: clsx(styles.Prose, className),
    'data-initial': initial ? '' : undefined,
    ...(html !== undefined && { dangerouslySetInnerHTML: { __html: html } }),
    ...props,
  });
}
