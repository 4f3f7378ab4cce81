import { formatClock, formatLongDate, formatReaderTime, leafOf } from '@year-group/api-types/common/dates';
import { CalendarLeaf } from '@year-group/ui-kit/CalendarLeaf';
import { useHydrated } from '@year-group/ui-kit/hooks/useHydrated';
import { Icon } from '@year-group/ui-kit/Icon';
import type { EventDetails } from '#store/api/eventsApi.ts';
import { calendarLinksOf, mapLinkOf } from './calendarLinks.ts';
import { EventAnswer } from './EventAnswer.tsx';
import styles from './EventView.module.css';

/** When and where, with a link to a map. */
export function EventFacts({ event }: { event: EventDetails }) {
  // The server does not know the reader's time zone.
  const readerTime = useHydrated() ? formatReaderTime(event.startsAt) : undefined;
  return (
    <aside className={styles.Facts} aria-label="When and where">
      <CalendarLeaf {...leafOf(event.startsAt)} dateTime={event.date} className={styles.Leaf} />
      <dl className={styles.List}>
        <div>
          <dt>Date</dt>
          <dd>{formatLongDate(event.startsAt)}</dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>
            <time dateTime={event.startsAt}>{formatClock(event.time)}</time>
            {readerTime && <span className={styles.Aside}>In Accra; {readerTime} where you are.</span>}
          </dd>
        </div>
        <div>
          <dt>Place</dt>
          <dd>
            {event.location}
            <a
              className={styles.Action}
              href={mapLinkOf(event.location)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="pin" size="small" />
              Show on a map
            </a>
          </dd>
        </div>
      </dl>
    </aside>
  );
}

interface EventReplyProps {
  event: EventDetails;
  over: boolean;
  /** Address of the event's page. */
  url: string;
}

/** Links to calendars, and whether the visitor comes. */
export function EventReply({ event, over, url }: EventReplyProps) {
  return (
    <div className={styles.Reply}>
      <EventAnswer event={event} />
      {!over && (
        <dl className={`${styles.List} ${styles.OnScreen}`}>
          <div>
            <dt>{event.state === 'cancelled' ? 'Update your calendar' : 'Add to calendar'}</dt>
            <dd>
              {calendarLinksOf(event, url).map(({ label, href }) => (
                <a key={label} className={styles.Action} href={href} rel="noopener noreferrer">
                  <Icon name="calendar" size="small" />
                  {label}
                </a>
              ))}
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}
