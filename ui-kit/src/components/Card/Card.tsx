import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { type Render, slot } from '../../lib/slot.ts';
import { state } from '../../lib/state.ts';
import { Anchor } from '../Link/Link.tsx';
import styles from './Card.module.css';

export interface CardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The title. */
  title?: ReactNode;
  /** Makes the whole card a link, through its title. */
  href?: string;
  /** Above the title: an icon, a badge. */
  head?: ReactNode;
  /** Level of the title. @default 3 */
  level?: 2 | 3 | 4;
  /** An element to render instead of a div, for example `<li />`. */
  render?: Render;
}

/** A bordered box for items side by side. */
export function Card({ title, href, head, level = 3, render, className, children, ...props }: CardProps) {
  const Title = `h${level}` as const;
  return slot('div', render, {
    className: clsx(styles.Card, className),
    'data-linked': state(Boolean(href)),
    ...props,
    children: (
      <>
        {head && <div className={styles.Head}>{head}</div>}
        {title && (
          <Title className={styles.Title}>{href ? <Anchor href={href}>{title}</Anchor> : title}</Title>
        )}
        {children}
      </>
    ),
  });
}
