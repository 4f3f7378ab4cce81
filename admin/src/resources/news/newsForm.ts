import { type NewsItem, newsInputSchema } from '@year-group/api-types/content/newsItem';
import { messages } from '@year-group/api-types/messages';
import { type Problems, schemaCheck } from '#components/editors/schemaCheck.ts';

/** The form's values of a news item. An emptied field is null. */
export interface NewsValues {
  title: string | null;
  category: string | null;
  content: string | null;
  imageUrl: string | null;
  /** `yyyy-mm-dd` and `HH:MM` in Accra; empty for at once. */
  publishDate: string | null;
  publishTime: string | null;
  /** A published item cannot be scheduled. */
  isPublished: boolean;
}

/** The form's values of a news item. Those of a new one are empty. */
export const valuesOf = ({ id, publishAt = '', ...item }: Partial<NewsItem>): NewsValues => ({
  title: item.title ?? '',
  category: item.category ?? '',
  content: item.content ?? '',
  imageUrl: item.imageUrl ?? '',
  isPublished: id !== undefined && publishAt === '',
  publishDate: publishAt.slice(0, 10),
  publishTime: publishAt.slice(11, 16),
});

const textOf = (value: string | null) => value ?? '';

/** The news item as the site would show it. */
export const draftOf = (values: Partial<NewsValues>): NewsItem => ({
  id: 'preview',
  title: values.title || 'Title',
  category: values.category ?? '',
  content: values.content ?? '',
  imageUrl: values.imageUrl ?? '',
  createdAt: new Date().toISOString(),
});

/** The request body. Accra is on UTC all year. */
export function inputOf({ publishDate, publishTime, isPublished, ...values }: NewsValues) {
  const isLater = Boolean(publishDate && publishTime);
  return {
    title: textOf(values.title),
    category: textOf(values.category),
    content: textOf(values.content),
    imageUrl: textOf(values.imageUrl),
    ...(!isPublished && { publishAt: isLater ? `${publishDate}T${publishTime}:00.000Z` : null }),
  };
}

/** What is wrong with the form. */
export function checkNews(values: NewsValues): Problems | undefined {
  const input = inputOf(values);
  const { fields = {}, ...rest } = schemaCheck(newsInputSchema, input) ?? {};
  const { publishAt, ...others } = fields;
  const { publishDate, publishTime } = values;
  if (publishAt) others.publishDate = messages.news.publishInvalid;
  else if (publishDate && !publishTime) others.publishTime = messages.news.publishTimeMissing;
  else if (publishTime && !publishDate) others.publishDate = messages.news.publishDateMissing;
  else if (input.publishAt && Date.parse(input.publishAt) <= Date.now())
    others.publishDate = messages.news.publishPast;
  return Object.keys(others).length > 0 ? { ...rest, fields: others } : undefined;
}
