import { batchDeleteSchema, deletedSchema } from '../common/common.ts';
import { byId, type Endpoint, officer } from '../common/endpoint.ts';
import {
  newsChangeSchema,
  newsInputSchema,
  newsItemSchema,
  newsPageSchema,
  newsQuerySchema,
} from './newsItem.ts';

/** The calls for news. */
export const newsItemEndpoints = {
  listNews: {
    method: 'GET',
    path: '/api/news',
    guard: 'public',
    isShared: true,
    summary: 'News, newest first',
    query: newsQuerySchema,
    reply: newsPageSchema,
  },
  getNewsItem: {
    method: 'GET',
    path: '/api/news/:id',
    guard: 'public',
    isShared: true,
    summary: 'One news item',
    ...byId,
    reply: newsItemSchema,
  },
  createNewsItem: {
    method: 'POST',
    path: '/api/news',
    ...officer('content.change'),
    status: 201,
    summary: 'Publish a news item',
    body: newsInputSchema,
    reply: newsItemSchema,
  },
  updateNewsItem: {
    method: 'PUT',
    path: '/api/news/:id',
    ...officer('content.change'),
    summary: 'Change a news item',
    ...byId,
    body: newsChangeSchema,
    reply: newsItemSchema,
  },
  deleteNewsItem: {
    method: 'DELETE',
    path: '/api/news/:id',
    ...officer('content.change'),
    summary: 'Delete a news item',
    ...byId,
    reply: deletedSchema,
  },
  deleteNewsBatch: {
    method: 'DELETE',
    path: '/api/admin/news/delete-by-batch',
    ...officer('content.change'),
    summary: 'Delete the newest news items, or the given ones',
    body: batchDeleteSchema,
    reply: deletedSchema,
  },
} as const satisfies Record<string, Endpoint>;
