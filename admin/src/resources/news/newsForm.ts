import { type NewsItem, newsInputSchema } from '@year-group/api-types/content/newsItem';
import { messages } from '@year-group/api-types/messages';
import { z } from 'zod';

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
export function inputOf({ publishDate, publishTime, isPublished, ...input }: NewsValues) {
  const publishAt = publishDate && publishTime ? `${publishDate}T${publishTime}:00.000Z` : null;
  return isPublished ? input : { ...input, publishAt };
}

/** The contract's input, whose moment of publishing is typed in two fields. */
export const newsFormSchema = z.custom<NewsValues>().superRefine((values, { addIssue }) => {
  const { publishDate, publishTime } = values;
  const add = (field: keyof NewsValues, message: string) =>
    addIssue({ code: 'custom', path: [field], message });
  if (publishDate && !publishTime) add('publishTime', messages.news.publishTimeMissing);
  else if (publishTime && !publishDate) add('publishDate', messages.news.publishDateMissing);
  else if (publishDate && Date.parse(`${publishDate}T${publishTime}:00.000Z`) <= Date.now())
    add('publishDate', messages.news.publishPast);
  for (const { path, message } of newsInputSchema.safeParse(inputOf(values)).error?.issues ?? []) {
    if (path[0] === 'publishAt') add('publishDate', messages.news.publishInvalid);
    else addIssue({ code: 'custom', path, message });
  }
});
