import { type NewsItem, newsInputSchema } from '@year-group/api-types/newsItem';
import type { FieldValues } from 'react-hook-form';
import { schemaCheck } from '#components/editors/schemaCheck.ts';

/** What a form for news holds; an emptied field is null. */
export interface NewsValues {
  title: string | null;
  category: string | null;
  content: string | null;
  imageUrl: string | null;
}

/** A news item that nobody has begun to write. */
export const emptyNews: NewsValues = { title: '', category: '', content: '', imageUrl: '' };

/** What is missing or wrong. */
export const checkNews = (values: NewsValues) => schemaCheck(newsInputSchema, values);

/** What would be published, as far as it is written. */
export const newsDraftOf = (values: FieldValues): NewsItem => ({
  id: 'preview',
  title: String(values.title ?? ''),
  category: String(values.category ?? ''),
  content: String(values.content ?? ''),
  imageUrl: String(values.imageUrl ?? ''),
  createdAt: new Date().toISOString(),
});
