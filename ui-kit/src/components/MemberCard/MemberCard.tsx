import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type Render, slot } from '../../lib/slot.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Anchor } from '../Link/Link.tsx';
import styles from './MemberCard.module.css';

export interface MemberCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: string;
  /** Address of the member's page. */
  href: string;
  house?: string;
  occupation?: string;
  place?: string;
  /** Row: the initials beside the name. Plate: a portrait above it. @default 'row' */
  layout?: 'row' | 'plate';
  /** Level of the name. @default 2 */
  level?: 2 | 3 | 4;
  /** An element to render instead of an article, for example `<li />`. */
  render?: Render;
}

/** A member: initials in house colours, name, house, occupation and location. */
export function MemberCard({
  name,
  href,
  house,
  occupation,
  place,
  layout = 'row',
  level = 2,
  render,
  className,
  ...props
}: MemberCardProps) {
  const Name = `h${level}` as const;
  const work = [occupation, place].filter(Boolean).join(' · ');
  return slot('article', render, {
    className: clsx(styles.MemberCard, className),
    'data-layout': layout,
    ...props,
    children: (
      <>
        <Avatar
          name={name}
          shape={layout === 'plate' ? 'plate' : 'circle'}
          className={styles.Portrait}
          {...(house && { house })}
        />
        <div className={styles.Text}>
          <Name className={styles.Name}>
            <Anchor href={href}>{name}</Anchor>
          </Name>
          {house && <p className={styles.House}>{house}</p>}
          {work && <p className={styles.Work}>{work}</p>}
        </div>
      </>
    ),
  });
}
