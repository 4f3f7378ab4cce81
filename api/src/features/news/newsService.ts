import type { BatchDelete } from '@year-group/api-types/common';
import { messages } from '@year-group/api-types/messages';
import type { NewsChange, NewsInput, NewsQuery } from '@year-group/api-types/newsItem';
import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { containing, readPage, sortOrder } from '#platform/db/paging.ts';
import { newsItems } from '#platform/db/schema.ts';
import { cleanRequiredRichText } from '#platform/richText/cleanRichText.ts';
import type { Services } from '#platform/services.ts';
import { createContentService } from '../content/contentService.ts';

export type NewsRow = typeof newsItems.$inferSelect;

const { id, title, category, content, createdAt } = newsItems;
const newestFirst = [desc(createdAt), desc(id)];

/** One page of news, newest first unless sorted otherwise, and the total. */
export function readNews(db: Database, query: NewsQuery): Promise<{ rows: NewsRow[]; total: number }> {
  const order = sortOrder(query.sort, { createdAt, title, category }, id) ?? newestFirst;
  return readPage(db, newsItems, query, { where: filter(query), order });
}

function filter(query: NewsQuery): SQL | undefined {
  const pattern = query.searchTerm && containing(query.searchTerm);
  const text = sql`regexp_replace(${content}, '<[^>]*>', ' ', 'g')`;
  return and(
    pattern ? or(ilike(title, pattern), ilike(category, pattern), ilike(text, pattern)) : undefined,
    query.category ? eq(sql`lower(${category})`, query.category.toLowerCase()) : undefined,
  );
}

/** News items, with cleaned text. */
export function createNewsService(services: Pick<Services, 'db' | 'content' | 'jobs'>) {
  const news = createContentService<NewsRow>(services, {
    table: newsItems,
    kind: 'news',
    topic: 'news',
    imagesOf: ({ imageUrl }) => [imageUrl],
    unknown: messages.news.notFound,
  });

  return {
    ...news,
    async create(input: NewsInput): Promise<NewsRow> {
      return news.create({ ...input, content: await cleanRequiredRichText(input.content, 'content') });
    },
    async update(changed: string, { content: text, ...change }: NewsChange): Promise<NewsRow> {
      const cleaned = text === undefined ? text : await cleanRequiredRichText(text, 'content');
      return news.update(changed, () => ({ ...change, content: cleaned }));
    },
    /** Deletes the newest `batchSize` items, or exactly `ids`; resolves to the number deleted. */
    deleteBatch: ({ batchSize, ids }: BatchDelete): Promise<number> =>
      news.deleteChosen(async (tx) => ids ?? (await newestIds(tx, batchSize))),
  };
}

async function newestIds(tx: Database, count: number): Promise<string[]> {
  const rows = await tx
    .select({ id })
    .from(newsItems)
    .orderBy(...newestFirst)
    .limit(count);
  return rows.map((row) => row.id);
}
