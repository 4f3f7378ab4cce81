import { pages } from '@year-group/api-types/pages';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { toPlainText } from '#platform/richText/toPlainText.ts';
import type { EventRow } from './eventRepository.ts';

/** Events have no stored end; calendars show two hours. */
const assumedLengthMs = 2 * 60 * 60 * 1000;

/**
 * The events as an iCalendar file (RFC 5545). Each UID is derived from the event's id, so that a
 * moved event replaces its earlier entry.
 */
export function makeCalendar(rows: readonly EventRow[], publicUrl: string): string {
  const calendar = ical({
    name: '2015 Year Group',
    prodId: { company: '2015 Year Group', product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 6 * 60 * 60,
  });
  // UTC instants, so no time zone data is needed.
  for (const { id, title, description, location, startsAt, createdAt } of rows) {
    const url = publicUrl + pages.event.to(id);
    calendar.createEvent({
      id: `${id}@year-group`,
      start: startsAt,
      end: new Date(startsAt.getTime() + assumedLengthMs),
      stamp: createdAt,
      summary: title,
      description: `${toPlainText(description)}\n\n${url}`,
      location,
      url,
    });
  }
  return calendar.toString();
}
