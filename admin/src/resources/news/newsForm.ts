import { type NewsItem, newsInputSchema } from '@year-group/api-types/newsItem';
import type { FieldValues } from 'react-hook-form';
import { schemaCheck } from '#components/editors/schemaCheck.ts';

/** The form values of a news item. An emptied field is null. */
export interface NewsValues {
  title: string | null;
  category: string | null;
  content: string | null;
  imageUrl: string | null;
}

/** The initial values of a new news item. */
export const emptyNews: NewsValues = { title: '', category: '', content: '', imageUrl: '' };

/** The form's errors. */
export const checkNews = (values: NewsValues) => schemaCheck(newsInputSchema, values);

/** The preview of the news item. */
export const newsDraftOf = (values: FieldValues): NewsItem => ({
  id: 'preview',
  title: String(values.title ?? ''),
  category: String(values.category ?? ''),
  content: String(values.content ?? ''),
  imageUrl: String(values.imageUrl ?? ''),
  createdAt: new Date().toISOString(),
});
