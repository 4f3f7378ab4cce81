import { formatClock, formatLongDate, leafOf } from '@year-group/api-types/common/dates';
import { pages } from '@year-group/api-types/system/pages';
import type { ArticleCardProps } from '@year-group/ui-kit/ArticleCard';
import type { EventCardProps } from '@year-group/ui-kit/EventCard';
import { pictureOf } from '#lib/pictureOf.ts';
import type { EventCard } from '#store/api/eventsApi.ts';
import type { NewsCard } from '#store/api/newsApi.ts';

/** A news item as a card. */
export function articleCardOf(item: NewsCard) {
  return {
    title: item.title,
    href: pages.newsItem.to(item.id),
    category: item.category,
    date: formatLongDate(item.createdAt),
    dateTime: item.createdAt,
    excerpt: item.excerpt,
    picture: pictureOf(item.imageUrl, 'book'),
  } satisfies ArticleCardProps;
}

/** An event in one line. Whether it is past depends on the time of viewing. */
export function eventRowOf(event: EventCard, now: number) {
  const { day, month, year } = leafOf(event.startsAt);
  return {
    title: event.title,
    href: pages.event.to(event.id),
    day,
    month,
    year,
    dateTime: event.startsAt,
    time: formatClock(event.time),
    place: event.location,
    // In place of the category, which cards show in capitals.
    category: event.state ?? event.category,
    past: isPast(event, now),
  } satisfies EventCardProps;
}

/** An event as a card. */
export const eventCardOf = (event: EventCard, now: number) =>
  ({
    ...eventRowOf(event, now),
    excerpt: event.excerpt,
    picture: pictureOf(event.imageUrl, 'hills'),
  }) satisfies EventCardProps;

/** Whether the event's day is over in Accra. An event counts as upcoming until midnight. */
export function isPast({ date }: Pick<EventCard, 'date'>, now: number): boolean {
  return date < new Date(now).toISOString().slice(0, 10);
}
