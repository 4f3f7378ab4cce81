import type { NewsItem, NewsPage } from '@year-group/api-types/newsItem';
import { type CleanHtml, cleanRichText } from '#lib/richText.ts';
import { excerptOf } from '#lib/text.ts';
import { baseApi } from './baseApi.ts';

/** A news item in a list. Without the body, rendered pages stay small. */
export type NewsCard = Omit<NewsItem, 'content'> & { excerpt: string };
/** A news item with a sanitised body. */
export type Article = Omit<NewsItem, 'content'> & { content: CleanHtml };

const newsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest items, all of them when no limit is given. */
    listNews: build.query<NewsCard[], { limit?: number }>({
      query: (params) => ({ url: '/api/news', params }),
      transformResponse: ({ news }: NewsPage) =>
        news.map(({ content, ...item }) => ({ ...item, excerpt: excerptOf(content) })),
      providesTags: ['News'],
    }),
    getNewsItem: build.query<Article, NewsItem['id']>({
      query: (id) => ({ url: `/api/news/${encodeURIComponent(id)}` }),
      transformResponse: async (item: NewsItem) => ({ ...item, content: await cleanRichText(item.content) }),
      providesTags: (_item, _error, id) => [{ type: 'News', id }],
    }),
  }),
});

export const { listNews, getNewsItem } = newsApi.endpoints;
export const { useListNewsQuery } = newsApi;
