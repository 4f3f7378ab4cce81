import { formatLongDate } from '@year-group/api-types/dates';
import type { Event } from '@year-group/api-types/event';
import { messages } from '@year-group/api-types/messages';
import type { ListTexts } from '#components/lists/listTexts.ts';

/** Texts of the list of events. */
export const eventTexts: ListTexts<Event> = {
  title: 'Events',
  searchLabel: 'Search events',
  emptyText: messages.events.adminEmpty,
  failedText: messages.events.fetchFailed,
  moreLabel: 'Load More Events',
  one: 'event',
  many: 'events',
  describe: ({ title, location, startsAt }) => ({
    title,
    detail: `${formatLongDate(startsAt)}, ${location}`,
  }),
  deleted: messages.events.deleted,
  deleteFailed: messages.events.deleteFailed,
  batchDeleted: messages.events.batchDeleted,
  batchFailed: messages.events.batchFailed,
};
