import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { state } from '../../lib/element.ts';
import shared from '../../styles/shared.module.css';
import { Container } from '../Container/Container.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Link.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './Hero.module.css';

export interface HeroProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode;
  /** A few words in spaced capitals above the title, after a short gold line. */
  kicker?: ReactNode;
  /** The sentence under the title. */
  tagline?: ReactNode;
  /** Buttons; one of them gold. */
  actions?: ReactNode;
  /** The background picture below a dark gradient, with what it shows. Fetched first. */
  picture?: PictureSource & { alt?: string };
  /** Full: as high as the screen. Page: as high as its text, on an inner page. */
  size?: 'full' | 'page';
  /** An anchor on the page, such as `#about`, for an arrow at the bottom. */
  scrollTo?: string;
  /** Label of that arrow. */
  scrollLabel?: string;
}

/** The top of a page: a large title on a dark background, with or without a picture. */
export function Hero({
  title,
  kicker,
  tagline,
  actions,
  picture,
  size = 'page',
  scrollTo,
  scrollLabel = 'Scroll down',
  className,
  ...props
}: HeroProps) {
  return (
    <header
      className={clsx(styles.Hero, className)}
      data-size={size}
      data-pictured={state(Boolean(picture))}
      {...props}
    >
      {picture && <Picture alt="" {...picture} priority className={styles.Picture} />}
      <Container className={styles.Content}>
        {kicker && <p className={clsx(shared.Caps, shared.GoldLine, styles.Kicker)}>{kicker}</p>}
        <h1 className={styles.Title}>{title}</h1>
        {tagline && <p className={styles.Tagline}>{tagline}</p>}
        {actions && <div className={styles.Actions}>{actions}</div>}
      </Container>
      {scrollTo && (
        <Anchor href={scrollTo} aria-label={scrollLabel} className={styles.Arrow}>
          <Icon name="arrowDown" />
        </Anchor>
      )}
    </header>
  );
}
