import { newsPageSize } from '@year-group/api-types/common/limits';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';
import { cardOf, type NewsCard } from './newsApi.ts';

/** One page of all news, newest first, and how many items there are. */
interface NewsCards {
  news: NewsCard[];
  total: number;
}

/* Only the hub reads pages: apart, since the home page needs none of them. */
const newsPagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page by its number from 1. */
    pageOfNews: build.query<NewsCards, number>({
      ...call(
        'GET /api/news',
        (page: number) => ({ query: { page, limit: newsPageSize } }),
        ({ news, total }) => ({ news: news.map(cardOf), total }),
      ),
      providesTags: ['News'],
    }),
  }),
});

export const { pageOfNews } = newsPagesApi.endpoints;
export const { usePageOfNewsQuery } = newsPagesApi;
