import type { BatchDelete } from '@year-group/api-types/common';
import { messages } from '@year-group/api-types/messages';
import type { NewsChange, NewsInput } from '@year-group/api-types/newsItem';
import { type ContentVersions, contentChanged } from '#platform/cache/contentVersions.ts';
import type { Database } from '#platform/db/database.ts';
import { notFound } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { cleanRequiredRichText } from '#platform/richText/cleanRichText.ts';
import { logActions } from '../actions/actionService.ts';
import { moveToTrash } from '../trash/trashService.ts';
import { createNewsRepository, type NewsRow } from './newsRepository.ts';

/** Writes news: cleans the text, and releases images that are no longer used. */
export function createNewsService({
  content,
  jobs,
}: {
  content: ContentVersions;
  jobs: Pick<Jobs, 'enqueue'>;
}) {
  async function remove(tx: Database, ids: string[]): Promise<NewsRow[]> {
    const rows = await createNewsRepository(tx).delete(ids);
    await moveToTrash(tx, 'news', rows);
    return rows;
  }

  const log = (tx: Database, action: 'publish' | 'change', { id, title }: NewsRow): Promise<void> =>
    logActions(tx, [{ action, target: `news/${id}`, detail: title }]);

  return {
    create: async (input: NewsInput): Promise<NewsRow> => {
      const cleaned = { ...input, content: await cleanRequiredRichText(input.content, 'content') };
      return content.transaction(async (tx) => {
        contentChanged(tx, 'news');
        const row = await createNewsRepository(tx).insert(cleaned);
        await log(tx, 'publish', row);
        return row;
      });
    },

    update: async (id: string, change: NewsChange): Promise<NewsRow> => {
      const cleaned =
        change.content === undefined
          ? change
          : { ...change, content: await cleanRequiredRichText(change.content, 'content') };
      return content.transaction(async (tx) => {
        contentChanged(tx, 'news');
        const news = createNewsRepository(tx);
        const before = (await news.find(id)) ?? notFound(messages.news.notFound);
        if (Object.values(cleaned).every((value) => value === undefined)) return before;
        const after = (await news.update(id, cleaned)) ?? notFound(messages.news.notFound);
        await log(tx, 'change', after);
        if (after.imageUrl !== before.imageUrl) {
          await jobs.enqueue(tx, 'release-images', { imageUrls: [before.imageUrl] });
        }
        return after;
      });
    },

    delete: async (id: string): Promise<void> => {
      await content.transaction(async (tx) => {
        contentChanged(tx, 'news');
        if ((await remove(tx, [id])).length === 0) notFound(messages.news.notFound);
      });
    },

    /** Deletes the newest `batchSize` items, or exactly `ids`; resolves to the number deleted. */
    deleteBatch: async ({ batchSize, ids }: BatchDelete): Promise<number> =>
      content.transaction(async (tx) => {
        contentChanged(tx, 'news');
        const chosen = ids ?? (await createNewsRepository(tx).newestIds(batchSize));
        return chosen.length === 0 ? 0 : (await remove(tx, chosen)).length;
      }),
  };
}
