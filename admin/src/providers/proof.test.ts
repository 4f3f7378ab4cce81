import { messages } from '@year-group/api-types/messages';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { startFakeApi } from '../testing/fakeApi.ts';
import { makeStorage } from '../testing/makeStorage.ts';
import { createAdminToken } from './adminToken.ts';
import { createDataProvider } from './dataProvider.ts';
import { createHttpClient } from './httpClient.ts';
import { createProofGuard, createProofRequests } from './proof.ts';

const api = await startFakeApi();
beforeEach(api.reset);
afterAll(api.stop);

/** Calls as the panel makes them, and what follows a refusal. */
function setUp() {
  const desk = createProofRequests();
  const rightsChanged = vi.fn<() => void>();
  const proofGuard = createProofGuard(desk.ask, rightsChanged);
  const call = createDataProvider(
    api.url,
    createHttpClient(createAdminToken(makeStorage()), proofGuard),
  ).call;
  const deleteThem = () => call('DELETE /api/admin/trash', { body: { ids: ['one'] } });
  return { desk, rightsChanged, deleteThem };
}
const refusal = (code: string) => ({ status: 403, body: { error: 'No.', message: 'No.', code } });
const proofNeeded = refusal('proof-needed');

it('asks for a proof and repeats the same request once', async () => {
  const { desk, deleteThem } = setUp();
  api.answer(proofNeeded, { body: { deleted: 1 } });
  const reply = deleteThem();
  await vi.waitFor(() => expect(desk.isAsking()).toBe(true), 10_000);
  desk.answer(true);
  await expect(reply).resolves.toEqual({ deleted: 1 });
  expect(api.received).toHaveLength(2);
  expect(api.received[1]).toEqual(api.received[0]);
  expect(desk.isAsking()).toBe(false);
});

it('does not ask again when the repeated request is refused too', async () => {
  const { desk, deleteThem } = setUp();
  api.answer(proofNeeded, proofNeeded);
  const reply = deleteThem();
  await vi.waitFor(() => expect(desk.isAsking()).toBe(true), 10_000);
  desk.answer(true);
  await expect(reply).rejects.toThrow('No.');
  expect(desk.isAsking()).toBe(false);
});

it('says that nothing was changed when the officer cancels', async () => {
  const { desk, deleteThem } = setUp();
  api.answer(proofNeeded);
  const reply = deleteThem();
  await vi.waitFor(() => expect(desk.isAsking()).toBe(true), 10_000);
  desk.answer(false);
  await expect(reply).rejects.toThrow(messages.admin.notProved);
  expect(api.received).toHaveLength(1);
});

it('asks once for all calls that wait', async () => {
  const { desk, deleteThem } = setUp();
  const asked = vi.fn<() => void>();
  desk.watch(asked);
  api.answer(proofNeeded, proofNeeded, { body: { deleted: 1 } }, { body: { deleted: 1 } });
  const replies = Promise.all([deleteThem(), deleteThem()]);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2), 10_000);
  expect(api.received).toHaveLength(2);
  desk.answer(true);
  await expect(replies).resolves.toHaveLength(2);
});

it.each(['forbidden', 'second-factor-needed'])('reads the rights again after %s', async (code) => {
  const { rightsChanged, deleteThem } = setUp();
  api.answer(refusal(code));
  await expect(deleteThem()).rejects.toThrow('No.');
  expect(rightsChanged).toHaveBeenCalledOnce();
});
