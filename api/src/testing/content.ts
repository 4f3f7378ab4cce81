import type { Event, EventInput } from '@year-group/api-types/content/event';
import type { NewsInput, NewsItem, NewsPage } from '@year-group/api-types/content/newsItem';
import { makeEventInput, makeNewsInput } from '@year-group/api-types/testing/factories';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { addPictures } from './namedPictures.ts';
import type { TestApp } from './testApp.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Publishes a news item as the administrator; resolves to the stored item. */
export async function publishNews({ as }: TestApp, fields: Partial<NewsInput> = {}): Promise<NewsItem> {
  const reply = await as.admin('POST', '/api/news', makeNewsInput(fields));
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json();
}

/** Publishes an event as the administrator; resolves to the stored event. */
export async function publishEvent({ as }: TestApp, fields: Partial<EventInput> = {}): Promise<Event> {
  const reply = await as.admin('POST', '/api/events', makeEventInput(fields));
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json();
}

/** The two kinds of content with their common calls, for tests that apply to both. */
export const contentKinds = [
  {
    path: '/api/news',
    text: 'content',
    publish: publishNews,
    makeInput: makeNewsInput,
    readList: (reply: LightMyRequestResponse) => reply.json<NewsPage>().news,
  },
  {
    path: '/api/events',
    text: 'description',
    publish: publishEvent,
    makeInput: makeEventInput,
    readList: (reply: LightMyRequestResponse) => reply.json<Event[]>(),
  },
] as const;

/** A date `yyyy-mm-dd` in Accra, the given number of days from today. */
export function dateFromToday(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}

/** Removes content and counted attempts from the database, for the start of a test. */
export async function removeContent({ services }: TestApp): Promise<void> {
  await services.db.execute(sql`truncate news_items, events, listings, images, rate_limits`);
  await addPictures(services.db);
  services.content.note();
}
