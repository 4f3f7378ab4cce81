import { formatLongDate } from '@year-group/api-types/dates';
import { messages } from '@year-group/api-types/messages';
import type { NewsItem } from '@year-group/api-types/newsItem';
import type { ListTexts } from '#components/lists/listTexts.ts';

/** Texts of the list of news. */
export const newsTexts: ListTexts<NewsItem> = {
  title: 'News',
  searchLabel: 'Search news',
  emptyText: messages.news.adminEmpty,
  failedText: messages.news.fetchFailed,
  moreLabel: 'Load More News',
  one: 'news item',
  many: 'news items',
  describe: ({ title, category, createdAt }) => ({
    title,
    detail: `${category}, ${formatLongDate(createdAt)}`,
  }),
  deleted: messages.news.deleted,
  deleteFailed: messages.news.deleteFailed,
  batchDeleted: messages.news.batchDeleted,
  batchFailed: messages.news.batchFailed,
};
