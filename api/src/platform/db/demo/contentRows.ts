import { randomUUIDv7 } from 'node:crypto';
import { toPesewas } from '@year-group/api-types/money';
import { demoEvents } from './content/events.ts';
import { demoListings } from './content/listings.ts';
import { demoMembers } from './content/members.ts';
import { demoNews } from './content/news.ts';
import { clockAt, daysAgo, v7At } from './demoTime.ts';
import { demoPictures } from './pictures.ts';

const picture = (slug: string) => demoPictures[slug] ?? '';

/** The demo's news, dated back from today. */
export const newsRows = () =>
  demoNews.map(({ slug, daysAgo: days, ...item }) => {
    const createdAt = daysAgo(days, '08:30');
    return { ...item, id: v7At(createdAt), imageUrl: picture(slug), createdAt };
  });

/** The demo's events, dated from today. */
export const eventRows = () =>
  demoEvents.map(({ slug, daysFromToday, time, ...event }) => ({
    ...event,
    id: randomUUIDv7(),
    imageUrl: picture(slug),
    startsAt: clockAt(daysFromToday, time),
  }));

/** The demo's members, registered before today. */
export const memberRows = () =>
  demoMembers.map(({ houseAtPresec, daysAgo: days, role, ...member }) => {
    const registeredAt = daysAgo(days, '19:10');
    return { ...member, id: v7At(registeredAt), role: role ?? null, house: houseAtPresec, registeredAt };
  });

/** The demo's listings with their slugs, by which the demo's orders name them. */
export const listingRows = () =>
  demoListings.map(({ slug, views, price, daysAgo: days, ...listing }) => {
    const createdAt = daysAgo(days, '10:00');
    const images = Array.from({ length: views }, (_, view) => picture(`${slug}-${view + 1}`)).filter(Boolean);
    return {
      slug,
      row: { ...listing, id: v7At(createdAt), pricePesewas: toPesewas(Number(price)), images, createdAt },
    };
  });
