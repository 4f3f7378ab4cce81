const apiOrigin = import.meta.env.VITE_API_URL ?? '';

/** Address of a file that the API's host serves: uploads, calendars, feeds, share cards. */
export function fileUrl(path: string): string {
  return /^\/(uploads|share|events|events\.ics|news\.atom)\b/.test(path) ? apiOrigin + path : path;
}

/** One event as a calendar file. */
export const calendarFileOf = (eventId: string): string => fileUrl(`/events/${eventId}.ics`);
/** All events, to subscribe to. */
export const eventsCalendar = fileUrl('/events.ics');
/** The news, for feed readers. */
export const newsFeed = fileUrl('/news.atom');
/** The share picture of a news item, event or listing: its own, or a card drawn from its title. */
export const shareCardOf = (kind: 'news' | 'events' | 'shop', id: string): string =>
  fileUrl(`/share/${kind}/${id}.jpg`);
