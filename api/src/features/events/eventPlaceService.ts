import { formatMoment } from '@year-group/api-types/common/dates';
import type { events } from '#platform/db/schema.ts';

type Taking = Pick<typeof events.$inferSelect, 'title' | 'location' | 'startsAt' | 'state'>;

/** Where and when an event takes place: the address of orders handed out there, which are found by it. */
export const eventPlace = ({ title, location, startsAt, state }: Taking): string =>
  `${title}, ${location} (${formatMoment(startsAt.getTime())}${state === 'cancelled' ? ', cancelled' : ''})`;
