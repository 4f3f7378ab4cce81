import type { Event } from '@year-group/api-types/event';
import { toAccra } from './accraTime.ts';
import type { EventRow } from './eventRepository.ts';

/** The only conversion of a stored event to JSON. */
export function presentEvent(row: EventRow): Event {
  const { id, title, category, description, imageUrl, location, startsAt, createdAt } = row;
  return {
    id,
    title,
    category,
    description,
    imageUrl,
    ...toAccra(startsAt),
    location,
    startsAt: startsAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
