import type { BatchDelete } from '@year-group/api-types/common/common';
import type { NewsChange, NewsInput, NewsQuery } from '@year-group/api-types/content/newsItem';
import { messages } from '@year-group/api-types/messages';
import { and, desc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { containing, newestFirst, readPage, sortOrder } from '#platform/db/paging.ts';
import { newsItems, newsText } from '#platform/db/schema.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { Sent } from '#platform/http/sentWith.ts';
import { cleanRequiredRichText } from '#platform/richText/cleanRichText.ts';
import type { Services } from '#platform/services.ts';
import { createContentService } from '../content/contentService.ts';

export type NewsRow = typeof newsItems.$inferSelect;

const { id, title, category, publishAt, createdAt } = newsItems;
const isPublic = or(isNull(publishAt), lte(publishAt, sql`now()`));

/** Who reads: editors see what is scheduled too. */
export type NewsReader = 'anyone' | 'editor';

/** One page of news, newest first unless sorted otherwise, and the total. */
export function readNews(
  db: Database,
  query: NewsQuery,
  reader: NewsReader = 'anyone',
): Promise<{ rows: NewsRow[]; total: number }> {
  const order = sortOrder(query.sort, { createdAt, title, category }, id) ?? newestFirst(createdAt, id);
  const where = reader === 'editor' ? filter(query) : and(isPublic, filter(query));
  return readPage(db, newsItems, query, { where, order });
}

/** Whether a stored item waits for its time. */
export const isScheduled = (row: Pick<NewsRow, 'publishAt'>): boolean =>
  row.publishAt !== null && row.publishAt.getTime() > Date.now();

function filter(query: NewsQuery): SQL | undefined {
  return and(
    query.searchTerm ? sql`${newsText} like lower(${containing(query.searchTerm)})` : undefined,
    query.category ? eq(sql`lower(${category})`, query.category.toLowerCase()) : undefined,
  );
}

/** The clock of the database starts the jobs; that of this machine may differ. */
const clockSkewMs = 60_000;

/** The moment of publishing as given; null for at once. */
function toSchedule(given: string | null | undefined): Date | null {
  const moment = given ? new Date(given) : null;
  return moment && moment.getTime() > Date.now() ? moment : null;
}

/** News items, with cleaned text. */
export function createNewsService(services: Services) {
  const { jobs } = services;
  const news = createContentService<NewsRow>(services, {
    table: newsItems,
    kind: 'news',
    imagesOf: ({ imageUrl }) => [imageUrl],
    unknown: messages.news.notFound,
  });

  async function publishLater(tx: Database, newsId: string, at: Date): Promise<void> {
    const seconds = Math.ceil((at.getTime() - Date.now()) / 1000);
    await jobs.enqueue(tx, 'publish-news', { newsId }, seconds);
  }

  return {
    ...news,
    /** One item; throws 404 for an unknown one, and for a scheduled one unless an editor reads. */
    async read(wanted: string, reader: NewsReader): Promise<NewsRow> {
      const row = await news.find(wanted);
      return isScheduled(row) && reader === 'anyone' ? notFound(messages.news.notFound) : row;
    },
    async create({ publishAt: given, ...input }: NewsInput, sent?: Sent): Promise<NewsRow> {
      const at = toSchedule(given);
      const cleaned = await cleanRequiredRichText(input.content, 'content');
      const fields = { ...input, sent, content: cleaned };
      if (!at) return news.create({ ...fields, publishAt: null });
      return news.create({ ...fields, publishAt: at, createdAt: at }, 'schedule', (tx, row) =>
        publishLater(tx, row.id, at),
      );
    },
    async update(
      changed: string,
      { content: text, publishAt: given, ...change }: NewsChange,
    ): Promise<NewsRow> {
      const cleaned = text === undefined ? text : await cleanRequiredRichText(text, 'content');
      return news.update(changed, async (before, tx) => {
        const fields = { ...change, content: cleaned };
        const at = toSchedule(given);
        if (!isScheduled(before)) {
          if (at) throw conflict(messages.news.alreadyPublished);
          return fields;
        }
        if (given === undefined || at?.getTime() === before.publishAt?.getTime()) return fields;
        if (at) await publishLater(tx, changed, at);
        return { ...fields, publishAt: at, createdAt: at ?? new Date() };
      });
    },
    /** Shows a scheduled item to everybody, if its time has come and it is still there. */
    async publishDue(newsId: string): Promise<void> {
      const isDue = ({ publishAt: at }: NewsRow) => at !== null && at.getTime() <= Date.now() + clockSkewMs;
      const [row] = await services.db.select().from(newsItems).where(eq(id, newsId));
      if (row && isDue(row))
        await news.update(newsId, (now) => (isDue(now) ? { publishAt: null } : {}), { action: 'publish' });
    },
    /** Deletes the newest `batchSize` items, or exactly `ids`; resolves to the number deleted. */
    deleteBatch: ({ batchSize, ids }: BatchDelete): Promise<number> =>
      news.deleteChosen(async (tx) => ids ?? (await newestIds(tx, batchSize))),
  };
}

async function newestIds(tx: Database, count: number): Promise<string[]> {
  const rows = await tx.select({ id }).from(newsItems).orderBy(desc(createdAt), desc(id)).limit(count);
  return rows.map((row) => row.id);
}
