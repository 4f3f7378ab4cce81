import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import shared from '../../styles/shared.module.css';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Reveal } from '../Reveal/Reveal.tsx';
import styles from './Timeline.module.css';

export interface Milestone {
  /** "2012", or "Present". */
  year: string;
  icon: IconName;
  title: string;
  description: string;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  items: readonly Milestone[];
  /** Journey: steps on a line. Column: years at the side. Alternating: cards left and right. */
  variant?: 'journey' | 'column' | 'alternating';
}

/** Events in order. */
export function Timeline({ items, variant = 'column', className, ...props }: TimelineProps) {
  const motion = variant === 'alternating' ? 'milestone' : 'rise';
  const list = (
    <ol className={clsx(styles.Timeline, className)} data-variant={variant} {...props}>
      {items.map(({ year, icon, title, description }, index) => (
        // Two steps may be of one year.
        <Reveal key={index} motion={motion} render={<li />} className={styles.Milestone}>
          <span className={styles.Mark}>
            <Icon name={icon} />
          </span>
          <div className={styles.Text}>
            <p className={clsx(shared.Caps, styles.Year)}>{year}</p>
            <h3 className={styles.Title}>{title}</h3>
            <p className={styles.Description}>{description}</p>
          </div>
        </Reveal>
      ))}
    </ol>
  );
  if (variant !== 'journey') return list;
  return (
    <div className={styles.Journey}>
      <Reveal className={styles.Drawing} aria-hidden="true">
        <svg viewBox="0 0 1184 160" preserveAspectRatio="none">
          <path
            pathLength="1"
            d="M22 40c120 0 184 84 304 84s184-84 304-84 184 84 304 84c110 0 150-30 250-96"
          />
        </svg>
      </Reveal>
      {list}
    </div>
  );
}
