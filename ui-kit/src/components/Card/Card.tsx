import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { state } from '../../lib/element.ts';
import shared from '../../styles/shared.module.css';
import { Anchor } from '../Link/Link.tsx';
import styles from './Card.module.css';

export interface CardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The title. */
  title?: ReactNode;
  /** Makes the whole card a link, through its title. */
  href?: string;
  /** Above the title: an icon, a badge. */
  head?: ReactNode;
}

/** A bordered box for items side by side. */
export function Card({ title, href, head, className, children, ...props }: CardProps) {
  return (
    <div className={clsx(styles.Card, className)} data-linked={state(Boolean(href))} {...props}>
      {head && <div className={styles.Head}>{head}</div>}
      {title && (
        <h3 className={styles.Title}>
          {href ? (
            <Anchor href={href} className={shared.Cover}>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </h3>
      )}
      {children}
    </div>
  );
}
