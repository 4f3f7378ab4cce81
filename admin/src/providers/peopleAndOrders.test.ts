import { messages } from '@year-group/api-types/messages';
import { makeOrderDetails } from '@year-group/api-types/testing/adminFactories';
import { makeMember, makeOrder } from '@year-group/api-types/testing/factories';
import type { GetListParams } from 'react-admin';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeApi } from '../testing/fakeApi.ts';
import { makeStorage } from '../testing/makeStorage.ts';
import { createAdminToken } from './adminToken.ts';
import { createDataProvider } from './dataProvider.ts';
import { createHttpClient } from './httpClient.ts';

const api = await startFakeApi();
const httpClient = createHttpClient(createAdminToken(makeStorage({ 'admin-token': 'a.b.c' })));
const provider = createDataProvider(api.url, httpClient);
const call = createDataProvider(api.url, httpClient).call;
const member = makeMember();
const order = makeOrder();
const asked = {
  pagination: { page: 1, perPage: 5 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
} satisfies GetListParams;
const authorization = 'Bearer a.b.c';

beforeEach(api.reset);
afterAll(api.stop);

describe('members', () => {
  it('are listed five at a time, searched, filtered by house and place, and sorted', async () => {
    api.answer({ body: { members: [member], total: 78 } });
    const filter = { q: 'kwame', houseAtPresec: 'Akro House', location: 'Accra' };
    const reply = await provider.getList('members', {
      ...asked,
      sort: { field: 'registeredAt', order: 'DESC' },
      filter,
    });
    expect(reply).toEqual({ data: [member], total: 78 });
    const { pathname, searchParams } = new URL(api.received[0]?.url ?? '', api.url);
    expect(pathname).toBe('/api/members');
    expect(Object.fromEntries(searchParams)).toEqual({
      page: '1',
      limit: '5',
      sort: 'registeredAt:desc',
      searchTerm: 'kwame',
      houseAtPresec: 'Akro House',
      location: 'Accra',
    });
  });

  it('are read one at a time', async () => {
    api.answer({ body: member });
    expect(await provider.getOne('members', { id: member.id })).toEqual({ data: member });
    expect(api.received).toMatchObject([{ method: 'GET', url: `/api/members/${member.id}`, authorization }]);
  });
});

describe('orders', () => {
  it('are listed with their total, filtered by status and by needed attention', async () => {
    api.answer({ body: [order], headers: { 'content-range': 'orders 0-0/31' } });
    const filter = { status: 'pending', needsReview: 'true' };
    expect(await provider.getList('orders', { ...asked, filter })).toEqual({ data: [order], total: 31 });
    expect(api.received[0]?.url).toBe('/api/orders?page=1&limit=5&status=pending&needsReview=true');
  });

  it('are read one at a time', async () => {
    api.answer({ body: order });
    expect(await provider.getOne('orders', { id: order.id })).toEqual({ data: order });
    expect(api.received).toMatchObject([{ method: 'GET', url: `/api/orders/${order.id}`, authorization }]);
  });
});

describe('calls outside react-admin', () => {
  it('put ids into the path and the rest into the body', async () => {
    const details = makeOrderDetails();
    const body = { transactionId: '4099260516', note: 'Seen in the dashboard' };
    api.answer({ body: details });
    const route = 'POST /api/admin/orders/:id/confirm-payment';
    expect(await call(route, { params: { id: details.id }, body })).toEqual(details);
    expect(api.received).toEqual([
      { method: 'POST', url: `/api/admin/orders/${details.id}/confirm-payment`, authorization, body },
    ]);
  });

  it('put the other parameters of a read into the query', async () => {
    api.answer({ body: [] });
    await call('GET /api/admin/actions', { query: { page: 2, limit: 10 } });
    expect(api.received).toMatchObject([{ method: 'GET', url: '/api/admin/actions?page=2&limit=10' }]);
  });

  it('reject with the server’s message', async () => {
    const error = messages.orders.providerSilent;
    api.answer({ status: 502, body: { error, message: error, code: 'provider-silent' } });
    const asking = call('POST /api/admin/orders/:id/check-payment', { params: { id: order.id } });
    await expect(asking).rejects.toMatchObject({ message: error, status: 502 });
  });
});
