import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { state } from '../../lib/element.ts';
import shared from '../../styles/shared.module.css';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Link.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './EventCard.module.css';

export interface EventCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  title: string;
  href: string;
  /** Day of the month: "14". */
  day: string | number;
  /** "Mar". */
  month: string;
  year?: string | number;
  /** The `datetime` value: "2026-03-14". */
  dateTime: string;
  /** "5:30 pm". */
  time: string;
  place: string;
  category?: string;
  /** One sentence, shown in a card only. */
  excerpt?: string;
  /** Required for a card. A row has none. */
  picture?: PictureSource;
  /** Row: large date and one line of text. Card: with a picture, in a grid. */
  layout?: 'row' | 'card';
  /** True for a past event. */
  past?: boolean;
  /** Level of the title. */
  level?: 2 | 3 | 4;
}

/** An event in a list, with its date. */
export function EventCard({
  title,
  href,
  day,
  month,
  year,
  dateTime,
  time,
  place,
  category,
  excerpt,
  picture,
  layout = 'row',
  past,
  level = 3,
  className,
  ...props
}: EventCardProps) {
  const Title = `h${level}` as const;
  const sizes = '(min-width: 75rem) 24rem, (min-width: 40rem) 46vw, 92vw';
  return (
    <article
      className={clsx(styles.EventCard, className)}
      data-layout={layout}
      data-past={state(past)}
      {...props}
    >
      {layout === 'card' && picture && (
        <Picture {...picture} ratio="3 / 2" sizes={sizes} alt="" className={styles.Picture} />
      )}
      <time className={styles.Date} dateTime={dateTime}>
        <span className={styles.Day}>{day}</span>
        <span className={clsx(shared.Caps, styles.Month)}>
          {month} {year}
        </span>
      </time>
      <div className={styles.Text}>
        {category && (
          <p className={clsx(shared.Caps, styles.Category)}>{past ? `${category} · Past` : category}</p>
        )}
        <Title className={styles.Title}>
          <Anchor href={href} className={shared.Cover}>
            {title}
          </Anchor>
        </Title>
        {excerpt && layout === 'card' && <p className={styles.Excerpt}>{excerpt}</p>}
        <p className={styles.Facts}>
          <span>
            <Icon name="clock" size="small" />
            {time}
          </span>
          <span>
            <Icon name="pin" size="small" />
            {place}
          </span>
        </p>
      </div>
      {layout === 'row' && <Icon name="arrowRight" className={styles.Arrow} />}
    </article>
  );
}
