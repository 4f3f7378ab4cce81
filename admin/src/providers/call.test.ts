import { makeOrderDetails } from '@year-group/api-types/testing/adminFactories';
import { makeNewsItem } from '@year-group/api-types/testing/factories';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { startFakeApi } from '../testing/fakeApi.ts';
import { makeStorage } from '../testing/makeStorage.ts';
import { createAdminToken } from './adminToken.ts';
import { createDataProvider } from './dataProvider.ts';
import { createHttpClient, NoReply } from './httpClient.ts';

const api = await startFakeApi();
const token = createAdminToken(makeStorage({ 'admin-token': 'a.b.c' }));
const call = createDataProvider(api.url, createHttpClient(token)).call;

beforeEach(api.reset);
afterAll(api.stop);

it('fills in the path and the query, with the token', async () => {
  const item = makeNewsItem();
  api.answer({ body: item }, { body: { news: [item], total: 1 } });
  expect(await call('GET /api/news/:id', { params: { id: 'a/b' } })).toEqual(item);
  expect(await call('GET /api/news', { query: { page: 1, limit: 100 } })).toEqual({ news: [item], total: 1 });
  expect(api.received).toMatchObject([
    { method: 'GET', url: '/api/news/a%2Fb', authorization: 'Bearer a.b.c' },
    { method: 'GET', url: '/api/news?page=1&limit=100' },
  ]);
});

it('puts ids into the path, and the rest into the body', async () => {
  const details = makeOrderDetails();
  const body = { transactionId: '4099260516', note: 'Seen in the dashboard' };
  api.answer({ body: details });
  const route = 'POST /api/admin/orders/:id/confirm-payment';
  expect(await call(route, { params: { id: details.id }, body })).toEqual(details);
  expect(api.received).toMatchObject([
    { method: 'POST', url: `/api/admin/orders/${details.id}/confirm-payment`, body },
  ]);
});

it('rejects with the server’s message', async () => {
  const error = 'There is nothing at this address.';
  api.answer({ status: 404, body: { error, message: error, code: 'not-found' } });
  const reading = call('GET /api/news/:id', { params: { id: 'a' } });
  await expect(reading).rejects.toMatchObject({ message: error, status: 404 });
});

it('gives up when no answer comes, so that what waits for it can be closed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const impatient = createDataProvider(api.url, createHttpClient(token, undefined, 50)).call;
  api.answer({ isMissing: true });
  await expect(impatient('GET /api/admin/handover')).rejects.toThrow(NoReply);
});
