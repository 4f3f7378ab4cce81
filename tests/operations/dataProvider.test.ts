import {
  makeEventInput,
  makeListing,
  makeNewsInput,
  makeRegistration,
} from '@year-group/api-types/testing/factories';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAdminToken } from '../../admin/src/providers/adminToken.ts';
import { createDataProvider, type PanelDataProvider } from '../../admin/src/providers/dataProvider.ts';
import { createHttpClient } from '../../admin/src/providers/httpClient.ts';
import { prepareServer } from '../support/prepareServer.ts';

const server = prepareServer();
let provider: PanelDataProvider;
beforeAll(() => {
  const stored = new Map([['admin-token', server.headers.authorization.replace('Bearer ', '')]]);
  const token = createAdminToken({
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => stored.set(name, value),
    removeItem: (name) => stored.delete(name),
  });
  provider = createDataProvider(server.url, createHttpClient(token));
});

type RaRecord = Awaited<ReturnType<PanelDataProvider['getOne']>>['data'];

const pagination = { page: 1, perPage: 5 };
const asked = { pagination, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

let people = 0;
function makePerson(fullName: string) {
  const email = `member${(people += 1)}@example.org`;
  return makeRegistration({ fullName, email, phone: `+${233_244_110_000 + people}` });
}

const { id: _id, createdAt: _at, ...listing } = makeListing({ imageUrl: makeNewsInput().imageUrl });
/** A new record of each resource, a field that tells it from others, and a change of it. */
const resources = [
  { name: 'news', makeInput: (title: string) => makeNewsInput({ title }), field: 'title' },
  { name: 'events', makeInput: (title: string) => makeEventInput({ title }), field: 'title' },
  { name: 'shop', makeInput: (title: string) => ({ ...listing, title }), field: 'title' },
  { name: 'members', makeInput: makePerson, field: 'fullName' },
] as const;

/** The record as the API has it now; undefined when it is deleted. */
async function stored(resource: string, id: RaRecord['id']): Promise<RaRecord | undefined> {
  return (await provider.getOne(resource, { id }).catch(() => undefined))?.data;
}

describe.each(resources)('the records of $name', ({ name, makeInput, field }) => {
  const create = async (called: string): Promise<RaRecord> =>
    (await provider.create(name, { data: makeInput(called) })).data as RaRecord;

  it('are created, read one by one and together, and listed', async () => {
    const one = await create('First of two');
    const two = await create('Second of two');
    expect(await stored(name, one.id)).toMatchObject({ [field]: 'First of two' });
    const { data: both } = await provider.getMany(name, { ids: [one.id, two.id] });
    expect(both.map((record) => record[field])).toEqual(['First of two', 'Second of two']);
    const { data: listed, total } = await provider.getList(name, { ...asked, filter: { q: 'of two' } });
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set([one.id, two.id]));
    expect(total).toBe(2);
  });

  it('are changed, alone and together', async () => {
    const one = await create('Before');
    const two = await create('Before too');
    const data = { ...makeInput('After'), ...(name === 'members' && { email: one.email, phone: one.phone }) };
    await provider.update(name, { id: one.id, data, previousData: one });
    expect(await stored(name, one.id)).toMatchObject({ [field]: 'After' });
    if (name === 'members') return;
    await provider.updateMany(name, { ids: [one.id, two.id], data: makeInput('After both') });
    expect(await stored(name, two.id)).toMatchObject({ [field]: 'After both' });
  });

  it('are deleted, alone and together', async () => {
    const [one, two, three] = [await create('One'), await create('Two'), await create('Three')];
    await provider.delete(name, { id: one.id, previousData: one });
    expect(await stored(name, one.id)).toBeUndefined();
    await provider.deleteMany(name, { ids: [two.id, three.id] });
    expect([await stored(name, two.id), await stored(name, three.id)]).toEqual([undefined, undefined]);
  });
});

describe('orders', () => {
  it('are listed, read, read together and by their status, and changed', async () => {
    const { data, total } = await provider.getList('orders', asked);
    expect(data).toHaveLength(5);
    expect(total).toBeGreaterThan(5);
    const [first, second] = data as [RaRecord, RaRecord];
    const { data: both } = await provider.getMany('orders', { ids: [first.id, second.id] });
    expect(both.map(({ id }) => id)).toEqual([first.id, second.id]);
    const cancelled = () =>
      provider.getManyReference('orders', { ...asked, target: 'status', id: 'cancelled' });
    const { total: before = 0 } = await cancelled();
    const pending = await provider.getList('orders', { ...asked, filter: { status: 'pending' } });
    const [open] = pending.data as [RaRecord];
    await provider.update('orders', { id: open.id, data: { status: 'cancelled' }, previousData: open });
    expect((await cancelled()).total).toBe(before + 1);
  });

  it('reject with the server’s own sentence', async () => {
    const reading = provider.getOne('orders', { id: 'nobody' });
    await expect(reading).rejects.toThrow('There is nothing at this address.');
  });
});

it('runs, officers, the trash and the log are lists too', async () => {
  const closesAt = new Date(Date.now() + 3_600_000).toISOString();
  const [shirt] = (await provider.getList('shop', asked)).data;
  const run = { listingId: shirt?.id, minimum: 5, closesAt };
  expect((await server.send('POST', '/api/admin/runs', run, server.headers)).status).toBe(201);
  for (const resource of ['runs', 'officers', 'trash', 'actions']) {
    const { data, total } = await provider.getList(resource, asked);
    expect(data.length, resource).toBeGreaterThan(0);
    expect(total, resource).toBeGreaterThanOrEqual(data.length);
  }
});
