import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { type Render, slot } from '../../lib/slot.ts';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './PersonCard.module.css';

export interface PersonCardProps extends Omit<ComponentProps<'article'>, 'children' | 'role'> {
  name: string;
  /** The office: "Vice President, Diaspora". */
  office: string;
  /** A sentence or two. */
  bio?: ReactNode;
  portrait: PictureSource;
  /** Level of the name. @default 3 */
  level?: 2 | 3 | 4;
  /** An element to render instead of an article. */
  render?: Render;
}

/** An officer of the association: portrait, name, office, short text. */
export function PersonCard({
  name,
  office,
  bio,
  portrait,
  level = 3,
  render,
  className,
  ...props
}: PersonCardProps) {
  const Name = `h${level}` as const;
  return slot('article', render, {
    className: clsx(styles.PersonCard, className),
    ...props,
    children: (
      <>
        <Picture
          {...portrait}
          ratio="4 / 5"
          sizes="(min-width: 48rem) 18rem, 46vw"
          alt={`Portrait of ${name}`}
          className={styles.Portrait}
        />
        <p className={styles.Office}>{office}</p>
        <Name className={styles.Name}>{name}</Name>
        {bio && <p className={styles.Bio}>{bio}</p>}
      </>
    ),
  });
}
