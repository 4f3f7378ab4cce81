import type { NewsItem } from '@year-group/api-types/newsItem';
import type { NewsRow } from './newsRepository.ts';

/** The only conversion of a stored news item to JSON. */
export function presentNewsItem({ id, title, category, content, imageUrl, createdAt }: NewsRow): NewsItem {
  return { id, title, category, content, imageUrl, createdAt: createdAt.toISOString() };
}
