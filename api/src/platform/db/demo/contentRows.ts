import { randomUUIDv7 } from 'node:crypto';
import { toPesewas } from '@year-group/api-types/common/money';
import { ownerAccountId } from '#platform/security/actor.ts';
import { stockBeside, storeCombinations, storeOptions } from '../storedOptions.ts';
import type { DemoListing, readDemo } from './demoContent.ts';
import { clockAt, daysAgo, v7At } from './demoTime.ts';

/** The demo's rows, dated from today; `pictures` has their addresses by slug. */
export function contentRows(demo: ReturnType<typeof readDemo>, pictures: ReadonlyMap<string, string>) {
  const newsRows = demo.news.map(({ slug, daysAgo: days, body: content, ...item }) => {
    const createdAt = daysAgo(days, '08:30');
    return { ...item, content, id: v7At(createdAt), imageUrl: pictures.get(slug) ?? '', createdAt };
  });
  const eventRows = demo.events.map(({ slug, daysFromToday, time, body: description, ...event }) => ({
    ...event,
    description,
    id: randomUUIDv7(),
    imageUrl: pictures.get(slug) ?? '',
    startsAt: clockAt(daysFromToday, time),
  }));
  const memberRows = demo.members.map(({ houseAtPresec, daysAgo: days, role = null, ...member }) => {
    const registeredAt = daysAgo(days, '19:10');
    return { ...member, id: v7At(registeredAt), role, house: houseAtPresec, registeredAt };
  });
  const listingRows = new Map(
    demo.listings.map(({ slug, ...listing }) => {
      const images = [...pictures]
        .filter(([name]) => name.replace(/-\d$/, '') === slug)
        .map(([, url]) => url);
      return [slug, { ...listingRow(listing), images }];
    }),
  );
  // Nobody but the owner can log in before the owner lets them in: they have no password.
  const officerRows = demo.officers.map((officer) => ({
    ...officer,
    id: officer.roles.includes('owner') ? ownerAccountId : randomUUIDv7(),
    joinedAt: daysAgo(200, '18:00'),
  }));
  return { officerRows, newsRows, eventRows, memberRows, listingRows };
}

function listingRow({
  price,
  daysAgo: days,
  body: description,
  stock,
  options = [],
  combinations = [],
  ...listing
}: DemoListing) {
  const createdAt = daysAgo(days, '10:00');
  const stored = { options: storeOptions(options), combinations: storeCombinations(combinations) };
  return {
    ...listing,
    ...stored,
    description,
    stock: stockBeside({ stock: stock ?? null, ...stored }),
    id: v7At(createdAt),
    pricePesewas: toPesewas(price),
    createdAt,
  };
}
