import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { state } from '../../lib/element.ts';
import styles from './Prose.module.css';

export interface ProseProps extends ComponentProps<'div'> {
  /** Sanitised rich text, instead of children. */
  html?: string;
  /** Starts with a large initial. */
  initial?: boolean;
}

/** Text in a reading column: paragraphs, lists, quotations, links. */
export function Prose({ html, initial, className, ...props }: ProseProps) {
  return (
    <div
      className={clsx(styles.Prose, className)}
      data-initial={state(initial)}
      {...(html !== undefined && { dangerouslySetInnerHTML: { __html: html } })}
      {...props}
    />
  );
}
