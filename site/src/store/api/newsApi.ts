import { latestCount, newsPageSize } from '@year-group/api-types/common/limits';
import type { NewsItem } from '@year-group/api-types/content/newsItem';
import type { CleanHtml } from '#lib/cleanHtml.ts';
import { cleanRichText } from '#lib/richText.ts';
import { excerptOf } from '#lib/text.ts';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';

/** A news item in a list. Without the body, rendered pages stay small. */
export type NewsCard = Omit<NewsItem, 'content'> & { excerpt: string };
/** A news item with a sanitised body. */
export type Article = Omit<NewsItem, 'content'> & { content: CleanHtml };

const cardOf = ({ content, ...item }: NewsItem): NewsCard => ({
  ...item,
  excerpt: excerptOf(content),
});

/** Numbers of news items and events on the home page. */
export const latest = { limit: latestCount };
/** Enough for that many others beside one item, which may itself be among them. */
export const others = { limit: latestCount + 1 };

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
    /** A page of all news by its number from 1, newest first, and how many items there are. */
    pageOfNews: build.query<{ news: NewsCard[]; total: number }, number>({
      ...call(
        'GET /api/news',
        (page: number) => ({ query: { page, limit: newsPageSize } }),
        ({ news, total }) => ({ news: news.map(cardOf), total }),
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

export const { listNews, pageOfNews, getNewsItem } = newsApi.endpoints;
export const { useGetNewsItemQuery, useListNewsQuery, usePageOfNewsQuery } = newsApi;
