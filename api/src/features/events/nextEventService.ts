import type { Event } from '@year-group/api-types/event';
import type { Database } from '#platform/db/database.ts';
import { createEventRepository } from './eventRepository.ts';
import { presentEvent } from './presentEvent.ts';

/** Today's event or the next one; null when none is planned. */
export async function readNextEvent(db: Database): Promise<Event | null> {
  const { rows } = await createEventRepository(db).page({
    when: 'upcoming',
    sort: 'date:asc',
    page: 1,
    limit: 1,
  });
  return rows[0] ? presentEvent(rows[0]) : null;
}
