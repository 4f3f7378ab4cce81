import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import shared from '../../styles/shared.module.css';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './PersonCard.module.css';

export interface PersonCardProps extends Omit<ComponentProps<'article'>, 'children' | 'role'> {
  name: string;
  /** The office: "Vice President, Diaspora". */
  office: string;
  /** A sentence or two. */
  bio?: ReactNode;
  /** Without one, the initials stand there. */
  portrait?: PictureSource;
}

/** An officer of the association: portrait, name, office, short text. */
export function PersonCard({ name, office, bio, portrait, className, ...props }: PersonCardProps) {
  return (
    <article className={clsx(styles.PersonCard, className)} {...props}>
      {portrait ? (
        <Picture
          {...portrait}
          ratio="4 / 5"
          sizes="(min-width: 48rem) 18rem, 46vw"
          alt={`Portrait of ${name}`}
          className={styles.Portrait}
        />
      ) : (
        <Avatar name={name} className={clsx(styles.Portrait, styles.Initials)} />
      )}
      <p className={clsx(shared.Caps, styles.Office)}>{office}</p>
      <h3 className={styles.Name}>{name}</h3>
      {bio && <p className={styles.Bio}>{bio}</p>}
    </article>
  );
}
