import ical, { ICalCalendarMethod } from 'ical-generator';
import { toPlainText } from '#platform/richText/toPlainText.ts';
import type { EventRow } from './eventRepository.ts';

/** Events have no stored end; calendars get two hours. */
const assumedLengthMs = 2 * 60 * 60 * 1000;

/**
 * The events as an iCalendar file (RFC 5545). Each UID is made of the event's id, so an event that was moved replaces
 * its earlier self in a calendar instead of standing beside it.
 */
export function makeCalendar(rows: readonly EventRow[], publicUrl: string): string {
  const calendar = ical({
    name: '2015 Year Group',
    prodId: { company: '2015 Year Group', product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 6 * 60 * 60,
  });
  // Without a time zone the calendar holds UTC instants, which say the same in every reader's calendar.
  for (const { id, title, description, location, startsAt, createdAt } of rows) {
    const url = `${publicUrl}/events/${id}`;
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
