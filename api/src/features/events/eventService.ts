import type { EventChange, EventInput } from '@year-group/api-types/event';
import { messages } from '@year-group/api-types/messages';
import { type ContentVersions, contentChanged } from '#platform/cache/contentVersions.ts';
import type { Database } from '#platform/db/database.ts';
import { notFound } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { cleanRequiredRichText } from '#platform/richText/cleanRichText.ts';
import { logActions } from '../actions/actionService.ts';
import { moveToTrash } from '../trash/trashService.ts';
import { toAccra, toInstant } from './accraTime.ts';
import { createEventRepository, type EventFields, type EventRow } from './eventRepository.ts';

/** Writes events: cleans the text, stores the instant, and releases unused images. */
export function createEventService({
  content,
  jobs,
}: {
  content: ContentVersions;
  jobs: Pick<Jobs, 'enqueue'>;
}) {
  const log = (tx: Database, action: 'publish' | 'change', { id, title }: EventRow): Promise<void> =>
    logActions(tx, [{ action, target: `events/${id}`, detail: title }]);

  return {
    create: async ({ date, time, ...input }: EventInput): Promise<EventRow> => {
      const fields = {
        ...input,
        description: await cleanRequiredRichText(input.description, 'description'),
        startsAt: toInstant(date, time),
      };
      return content.transaction(async (tx) => {
        contentChanged(tx, 'events');
        const row = await createEventRepository(tx).insert(fields);
        await log(tx, 'publish', row);
        return row;
      });
    },

    update: async (id: string, change: EventChange): Promise<EventRow> =>
      content.transaction(async (tx) => {
        contentChanged(tx, 'events');
        const events = createEventRepository(tx);
        const before = (await events.find(id)) ?? notFound(messages.events.notFound);
        const fields = await changedFields(before, change);
        if (Object.keys(fields).length === 0) return before;
        const after = (await events.update(id, fields)) ?? notFound(messages.events.notFound);
        await log(tx, 'change', after);
        if (after.imageUrl !== before.imageUrl) {
          await jobs.enqueue(tx, 'release-images', { imageUrls: [before.imageUrl] });
        }
        return after;
      }),

    delete: async (id: string): Promise<void> => {
      await content.transaction(async (tx) => {
        contentChanged(tx, 'events');
        const [row] = await createEventRepository(tx).delete([id]);
        if (!row) return notFound(messages.events.notFound);
        await moveToTrash(tx, 'events', [row]);
      });
    },
  };
}

/** Date and time are one instant in the database: changing either changes it. */
async function changedFields(
  before: EventRow,
  { date, time, ...change }: EventChange,
): Promise<Partial<EventFields>> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const fields: Partial<EventFields> = Object.fromEntries(given);
  if (fields.description !== undefined) {
    fields.description = await cleanRequiredRichText(fields.description, 'description');
  }
  if (date !== undefined || time !== undefined) {
    const stored = toAccra(before.startsAt);
    fields.startsAt = toInstant(date ?? stored.date, time ?? stored.time);
  }
  return fields;
}
