import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type Render, slot } from '../../lib/element.ts';
import shared from '../../styles/shared.module.css';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Anchor } from '../Link/Link.tsx';
import styles from './MemberCard.module.css';

export interface MemberCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: string;
  /** Address of the member's page. */
  href: string;
  house?: string;
  /** The place of the house in the group's list, from 0, for its colours. */
  houseIndex?: number;
  occupation?: string;
  place?: string;
  /** An element to render instead of an article, for example `<li />`. */
  render?: Render;
}

/** A member: initials in house colours above name, house, occupation and location. */
export function MemberCard({
  name,
  href,
  house,
  houseIndex = -1,
  occupation,
  place,
  render,
  className,
  ...props
}: MemberCardProps) {
  const work = [occupation, place].filter(Boolean).join(' · ');
  return slot('article', render, {
    className: clsx(styles.MemberCard, className),
    ...props,
    children: (
      <>
        <Avatar name={name} className={styles.Portrait} house={houseIndex} />
        <div className={styles.Text}>
          <h2 className={styles.Name}>
            <Anchor href={href} className={shared.Cover}>
              {name}
            </Anchor>
          </h2>
          {house && <p className={styles.House}>{house}</p>}
          {work && <p className={styles.Work}>{work}</p>}
        </div>
      </>
    ),
  });
}
