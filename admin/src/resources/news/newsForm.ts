import { type NewsItem, newsInputSchema } from '@year-group/api-types/content/newsItem';
import { messages } from '@year-group/api-types/messages';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';

/** The form's values of a news item. Those of a new one are empty; an emptied field is null. */
export const valuesOf = ({ id, publishAt = '', ...item }: Partial<NewsItem>) => ({
  title: item.title ?? '',
  category: item.category ?? '',
  content: item.content ?? '',
  imageUrl: item.imageUrl ?? '',
  /** A published item cannot be scheduled. */
  isPublished: id !== undefined && publishAt === '',
  /** `yyyy-mm-dd` and `HH:MM` in Accra; empty for at once. */
  publishDate: publishAt.slice(0, 10),
  publishTime: publishAt.slice(11, 16),
});
export type NewsValues = ReturnType<typeof valuesOf>;

/** The news item as the site would show it. */
export const draftOf = (values: FieldValues): NewsItem => ({
  ...valuesOf({ ...values, title: values['title'] || 'Title' }),
  id: 'preview',
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
