import type { Event } from '@year-group/api-types/content/event';
import { calendarFileOf } from '#lib/files.ts';

/** Events have no end time, but calendars need one. */
const assumedHours = 2;

type Dated = Pick<Event, 'id' | 'title' | 'location' | 'startsAt' | 'state'>;

/** Links that add an event to a calendar. `url` is the address of its page. */
export function calendarLinksOf(event: Dated, url: string): { label: string; href: string }[] {
  const file = { label: 'Calendar file (.ics)', href: calendarFileOf(event.id) };
  // Whoever saved the event gets the cancellation from the file.
  if (event.state === 'cancelled') return [file];
  const start = new Date(event.startsAt);
  const end = new Date(start.getTime() + assumedHours * 60 * 60 * 1000);
  return [
    file,
    {
      label: 'Google Calendar',
      href: address('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: event.title,
        dates: `${basicForm(start)}/${basicForm(end)}`,
        details: url,
        location: event.location,
      }),
    },
    {
      label: 'Outlook',
      href: address('https://outlook.live.com/calendar/0/deeplink/compose', {
        path: '/calendar/action/compose',
        rru: 'addevent',
        subject: event.title,
        startdt: start.toISOString(),
        enddt: end.toISOString(),
        body: url,
        location: event.location,
      }),
    },
  ];
}

/** A map search for a place in free text. */
export function mapLinkOf(place: string): string {
  return address('https://www.google.com/maps/search/', { api: '1', query: place });
}

const basicForm = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '');
const address = (base: string, query: Record<string, string>) =>
  `${base}?${new URLSearchParams(query).toString()}`;
