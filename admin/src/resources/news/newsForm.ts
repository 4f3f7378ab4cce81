import { newsInputSchema } from '@year-group/api-types/newsItem';
import { schemaCheck } from '../../editors/schemaCheck.ts';

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
