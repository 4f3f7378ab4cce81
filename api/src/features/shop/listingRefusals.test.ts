import { makeId, makeListing } from '@year-group/api-types/testing/factories';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '#platform/db/database.ts';
import { listings, runs } from '#platform/db/schema.ts';
import { useTestApp } from '#testing/testApp.ts';
import { waitFor } from '#testing/waitFor.ts';

const api = useTestApp();

it.each([
  ['nothing', {}],
  [
    'null everywhere',
    { title: null, description: null, price: null, category: null, condition: null, imageUrl: null },
  ],
  [
    'other types',
    {
      title: 1,
      description: [],
      price: '180',
      category: {},
      condition: 2,
      imageUrl: 3,
      images: 'x',
      stock: 1.5,
    },
  ],
])('has its own messages for missing fields of a listing: %s', async (_what, body) => {
  const reply = await api.as.admin('POST', '/api/shop', body);
  expect(reply.statusCode).toBe(400);
  const { issues }: { issues: { path: string; message: string }[] } = reply.json();
  expect(issues).toContainEqual({ path: 'price', message: 'Price is required, a number of GH₵' });
  for (const { message } of issues) expect(message).not.toMatch(/invalid|expected|received/i);
});

it('keeps a listing for which a run is planned at the moment of its deletion', async () => {
  const { db } = api.services;
  const { id: _id, createdAt: _at, ...input } = makeListing();
  const { id: listingId } = (await api.as.admin('POST', '/api/shop', input)).json();
  const isWaiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const { answered } = await db.transaction(async (tx) => {
    await tx.select().from(listings).where(eq(listings.id, listingId)).for('update');
    const begun = { answered: api.as.admin('DELETE', `/api/shop/${listingId}`) };
    await waitFor(async () => (await rowsOf(db, isWaiting)).at(0));
    const plan = { minimum: 1, closesAt: new Date(Date.now() + 60_000), priceSteps: [] };
    await tx.insert(runs).values({ id: makeId(), listingId, state: 'draft', ...plan });
    return begun;
  });
  expect((await answered).statusCode).toBe(409);
  expect((await api.as.visitor('GET', `/api/shop/${listingId}`)).statusCode).toBe(200);
});
