import { formatMoment } from '@year-group/api-types/common/dates';
import type { events } from '#platform/db/schema.ts';

type Taking = Pick<typeof events.$inferSelect, 'title' | 'location' | 'startsAt' | 'state'>;

/**
 * Where and when an event takes place, as the address of the orders that are handed out there. They
 * are found by exactly this text when the event changes.
 */
export const eventPlace = ({ title, location, startsAt, state }: Taking): string =>
  `${title}, ${location} (${formatMoment(startsAt.getTime())}${state === 'cancelled' ? ', cancelled' : ''})`;
