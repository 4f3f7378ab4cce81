import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import shared from '../../styles/shared.module.css';
import { Anchor } from '../Link/Link.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './ArticleCard.module.css';

export interface ArticleCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  title: string;
  href: string;
  category: string;
  /** The shown date: "March 14, 2026". */
  date: string;
  /** The `datetime` value: "2026-03-14". */
  dateTime?: string;
  /** Up to a hundred characters of the text. */
  excerpt?: string;
  picture: PictureSource;
  /** Lead: wide, the newest story. Regular: in a grid. Small: a picture beside a short text. */
  size?: 'lead' | 'regular' | 'small';
  /** True when the picture is in the first view. */
  priority?: boolean;
  /** Level of the title. */
  level?: 2 | 3 | 4;
}

const shapes = {
  lead: { ratio: '16 / 10', sizes: '(min-width: 75rem) 44rem, (min-width: 48rem) 58vw, 92vw' },
  regular: { ratio: '3 / 2', sizes: '(min-width: 75rem) 24rem, (min-width: 40rem) 46vw, 92vw' },
  small: { ratio: '3 / 2', sizes: '8.5rem' },
} as const;

/** A story in a list: picture, category, title, date. */
export function ArticleCard({
  title,
  href,
  category,
  date,
  dateTime,
  excerpt,
  picture,
  size = 'regular',
  priority,
  level = 3,
  className,
  ...props
}: ArticleCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={clsx(styles.ArticleCard, className)} data-size={size} {...props}>
      <Picture
        {...picture}
        {...shapes[size]}
        alt=""
        {...(priority && { priority })}
        className={styles.Picture}
      />
      <div className={styles.Text}>
        <p className={clsx(shared.Caps, styles.Category)}>{category}</p>
        <Title className={styles.Title}>
          <Anchor href={href} className={shared.Cover}>
            {title}
          </Anchor>
        </Title>
        {excerpt && <p className={styles.Excerpt}>{excerpt}</p>}
        <time className={styles.Date} dateTime={dateTime}>
          {date}
        </time>
      </div>
    </article>
  );
}
