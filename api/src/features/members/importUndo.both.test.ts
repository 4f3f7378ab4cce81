import type { MemberImported, MemberImports } from '@year-group/api-types/members/memberImport';
import { messages } from '@year-group/api-types/messages';
import type { Action } from '@year-group/api-types/officers/action';
import { makeId } from '@year-group/api-types/testing/factories';
import { inArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { members, trash } from '#platform/db/schema.ts';
import { callAs, makeOtherRegistration } from '#testing/people.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
beforeEach(async () => {
  await api.services.db.delete(trash);
});

async function importPeople(count: number, importId?: string) {
  const people = Array.from({ length: count }, () => makeOtherRegistration());
  const body = { members: people, dryRun: false, importId };
  const reply = (await api.as.admin('POST', '/api/admin/members/import', body)).json<MemberImported>();
  const emails = people.map(({ email }) => email);
  const rows = await api.services.db.select().from(members).where(inArray(members.email, emails));
  return { importId: reply.importId, ids: rows.map(({ id }) => id), names: rows.map((row) => row.fullName) };
}
const undo = (importId: string) => api.as.admin('DELETE', `/api/admin/members/imports/${importId}`);
const list = async (): Promise<MemberImports> =>
  (await api.as.admin('GET', '/api/admin/members/imports')).json();
const left = (ids: string[]) => api.services.db.$count(members, inArray(members.id, ids));

it('moves all members of an import, sent in parts, to the trash, from where they can be restored', async () => {
  const first = await importPeople(3);
  const second = await importPeople(2, first.importId);
  const other = await importPeople(1);
  expect(second.importId).toBe(first.importId);
  expect(other.importId).not.toBe(first.importId);
  expect(await list()).toMatchObject([
    { id: other.importId, members: 1, changed: 0 },
    { id: first.importId, members: 5, changed: 0 },
  ]);
  expect((await undo(first.importId)).json()).toEqual({ deleted: 5 });
  const all = [...first.ids, ...second.ids];
  expect(await left(all)).toBe(0);
  expect(await left(other.ids)).toBe(1);
  const [entry] = (await api.as.admin('GET', '/api/admin/actions?limit=1')).json<Action[]>();
  expect(entry).toMatchObject({ action: 'import-undo', target: 'members', detail: '5' });
  await api.as.admin('POST', '/api/admin/trash/restore', { ids: all });
  expect((await undo(first.importId)).json()).toEqual({ deleted: 5 });
});

it('is refused with the names of those who were changed since, by an officer or by themselves', async () => {
  const { importId, ids, names } = await importPeople(3);
  const own = await callAs(api, ids[1] ?? '');
  await own('PUT', `/api/members/${ids[1]}`, { location: 'Wa' });
  await api.as.admin('PUT', `/api/members/${ids[0]}`, { role: 'Treasurer' });
  expect(await list()).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: importId, members: 3, changed: 2 })]),
  );
  const reply = await undo(importId);
  expect(reply.statusCode).toBe(409);
  const message = messages.members.importChanged(names.slice(0, 2));
  expect(reply.json()).toMatchObject({ code: 'conflict', message });
  expect(await left(ids)).toBe(3);
});

it('leaves alone what was deleted before, and reading a profile is no change', async () => {
  const { importId, ids } = await importPeople(2);
  await (await callAs(api, ids[0] ?? ''))('GET', '/api/members/me');
  await api.as.admin('DELETE', '/api/admin/members/delete-by-batch', { batchSize: 1, ids: [ids[1]] });
  expect((await undo(importId)).json()).toEqual({ deleted: 1 });
});

it('happens once for two concurrent requests, and not for an unknown import', async () => {
  const { importId } = await importPeople(2);
  const replies = await Promise.all([undo(importId), undo(importId)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const unknown = await undo(makeId());
  expect(unknown.statusCode).toBe(409);
  expect(unknown.json().message).toBe(messages.members.importGone);
});

it('names at most five', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  expect(messages.members.importChanged(names)).toContain('since: A, B, C, D, E and 2 more.');
});
