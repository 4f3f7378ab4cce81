import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import shared from '../../styles/shared.module.css';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './PersonCard.module.css';

export interface PersonCardProps extends Omit<ComponentProps<'article'>, 'children' | 'role'> {
  name: string;
  /** The office: "Vice President, Diaspora". */
  office: string;
  /** A sentence or two. */
  bio?: ReactNode;
  portrait: PictureSource;
}

/** An officer of the association: portrait, name, office, short text. */
export function PersonCard({ name, office, bio, portrait, className, ...props }: PersonCardProps) {
  return (
    <article className={clsx(styles.PersonCard, className)} {...props}>
      <Picture
        {...portrait}
        ratio="4 / 5"
        sizes="(min-width: 48rem) 18rem, 46vw"
        alt={`Portrait of ${name}`}
        className={styles.Portrait}
      />
      <p className={clsx(shared.Caps, styles.Office)}>{office}</p>
      <h3 className={styles.Name}>{name}</h3>
      {bio && <p className={styles.Bio}>{bio}</p>}
    </article>
  );
}
