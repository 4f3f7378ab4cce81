import type { NewsItem } from '@year-group/api-types/content/newsItem';
import { type CleanHtml, cleanRichText } from '#lib/richText.ts';
import { excerptOf } from '#lib/text.ts';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';

/** A news item in a list. Without the body, rendered pages stay small. */
export type NewsCard = Omit<NewsItem, 'content'> & { excerpt: string };
/** A news item with a sanitised body. */
export type Article = Omit<NewsItem, 'content'> & { content: CleanHtml };

export const cardOf = ({ content, ...item }: NewsItem): NewsCard => ({
  ...item,
  excerpt: excerptOf(content),
});

export const newsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest items. */
    listNews: build.query<NewsCard[], { limit: number }>({
      ...call(
        'GET /api/news',
        (query: { limit: number }) => ({ query }),
        ({ news }) => news.map(cardOf),
      ),
      providesTags: ['News'],
    }),
    getNewsItem: build.query<Article, NewsItem['id']>({
      ...call(
        'GET /api/news/:id',
        (id: NewsItem['id']) => ({ params: { id } }),
        async (item) => ({ ...item, content: await cleanRichText(item.content) }),
      ),
      providesTags: (_item, _error, id) => [{ type: 'News', id }],
    }),
  }),
});

export const { listNews, getNewsItem } = newsApi.endpoints;
export const { useListNewsQuery } = newsApi;
