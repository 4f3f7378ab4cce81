import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import shared from '../../styles/shared.module.css';
import styles from './CalendarLeaf.module.css';

export interface CalendarLeafProps extends Omit<ComponentProps<'time'>, 'children'> {
  /** Day of the month: "14". */
  day: string | number;
  /** Short or long: "Mar" or "March". */
  month: string;
  year?: string | number;
  /** "Saturday". */
  weekday?: string;
  /** The `datetime` value: "2026-03-14". */
  dateTime: string;
}

/** A date as a calendar leaf. */
export function CalendarLeaf({
  day,
  month,
  year,
  weekday,
  dateTime,
  className,
  ...props
}: CalendarLeafProps) {
  return (
    <time dateTime={dateTime} className={clsx(styles.CalendarLeaf, className)} {...props}>
      <span className={clsx(shared.Caps, styles.Month)}>
        {month}
        {year && ` ${year}`}
      </span>
      <span className={styles.Day}>{day}</span>
      {weekday && <span className={styles.Weekday}>{weekday}</span>}
    </time>
  );
}
