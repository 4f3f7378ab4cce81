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

/** What is wrong with the two fields that are one moment. */
function publishingProblem({ publishDate, publishTime }: NewsValues): [keyof NewsValues, string] | undefined {
  if (publishDate && !publishTime) return ['publishTime', messages.news.publishTimeMissing];
  if (publishTime && !publishDate) return ['publishDate', messages.news.publishDateMissing];
  if (publishDate && Date.parse(`${publishDate}T${publishTime}:00.000Z`) <= Date.now())
    return ['publishDate', messages.news.publishPast];
  return undefined;
}

/** The contract's input, whose moment of publishing is typed in two fields. */
export const newsFormSchema = z.custom<NewsValues>().superRefine((values, { addIssue }) => {
  const problem = publishingProblem(values);
  if (problem) addIssue({ code: 'custom', path: [problem[0]], message: problem[1] });
  for (const { path, message } of newsInputSchema.safeParse(inputOf(values)).error?.issues ?? []) {
    if (path[0] !== 'publishAt') addIssue({ code: 'custom', path, message });
    else addIssue({ code: 'custom', path: ['publishDate'], message: messages.news.publishInvalid });
  }
});
