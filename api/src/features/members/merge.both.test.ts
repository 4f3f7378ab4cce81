import type { Restored, TrashEntry } from '@year-group/api-types/content/trash';
import type { Member } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import type { Action } from '@year-group/api-types/officers/action';
import { makeId } from '@year-group/api-types/testing/factories';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mails, members, trash } from '#platform/db/schema.ts';
import { callAs, registerMember } from '#testing/people.ts';
import { useTestApp } from '#testing/testApp.ts';
import { deleteForGood } from './memberRepository.ts';

const api = useTestApp();
let kept: Member;
let gone: Member;
beforeEach(async () => {
  await api.services.db.delete(trash);
  kept = await read((await registerMember(api, { houseAtPresec: 'Akro House', hidden: ['phone'] })).id);
  gone = await read(
    (await registerMember(api, { houseAtPresec: 'Riis House', role: 'Treasurer', hidden: ['location'] })).id,
  );
});

const read = async (id: string): Promise<Member> => (await api.as.admin('GET', `/api/members/${id}`)).json();
const seen = ({ id, version = 0 }: Member) => ({ id, version });
const merge = (fromOther: string[] = [], keep = kept, other = gone) =>
  api.as.admin('POST', '/api/admin/members/merge', { keep: seen(keep), other: seen(other), fromOther });
const restore = async (...ids: string[]): Promise<Restored> =>
  (await api.as.admin('POST', '/api/admin/trash/restore', { ids })).json();
const inTrash = async () =>
  (await api.as.admin('GET', '/api/admin/trash')).json<TrashEntry[]>().map(({ id }) => id);
const counted = async () => (await api.as.admin('GET', '/api/members')).json().total;
const withoutVersion = ({ version: _version, ...member }: Member) => member;

describe('a merge', () => {
  it('keeps one record with the chosen fields of the other, which goes to the trash', async () => {
    const reply = await merge(['email', 'houseAtPresec', 'role']);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toEqual({
      ...kept,
      email: gone.email,
      houseAtPresec: 'Riis House',
      role: 'Treasurer',
      // What one of them keeps private stays private.
      hidden: ['phone', 'location'],
      version: (kept.version ?? 0) + 1,
    });
    expect((await api.as.admin('GET', `/api/members/${gone.id}`)).statusCode).toBe(404);
    expect(await inTrash()).toEqual([gone.id]);
    const [entry, deletion] = (await api.as.admin('GET', '/api/admin/actions?limit=2')).json<Action[]>();
    expect(entry).toMatchObject({
      action: 'merge',
      target: `members/${kept.id}`,
      detail: `members/${gone.id}`,
    });
    expect(deletion).toMatchObject({ action: 'delete', target: `members/${gone.id}` });
  });

  it('moves letters to the kept record, and writes to a replaced address, by a letter that is held back', async () => {
    const { db } = api.services;
    const own = () => db.select().from(mails).where(eq(mails.memberId, kept.id));
    const before = await own();
    const moved = await db.select().from(mails).where(eq(mails.memberId, gone.id));
    expect(moved.length).toBeGreaterThan(0);
    await merge(['email']);
    const after = await own();
    expect(after.map(({ id }) => id)).toEqual(
      expect.arrayContaining([...before, ...moved].map(({ id }) => id)),
    );
    const notice = after.find(({ template }) => template === 'email-changed');
    expect(notice).toMatchObject({ recipient: kept.email, sentAt: null });
    await restore(gone.id);
    expect((await own()).map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
    expect(await db.$count(mails, eq(mails.memberId, gone.id))).toBe(moved.length);
  });

  it('lists a record that waited, once the other was admitted', async () => {
    const wait = (id: string, ...awaiting: ('email-proof' | 'admission')[]) =>
      api.services.db.update(members).set({ awaiting }).where(eq(members.id, id));
    await wait(kept.id, 'email-proof', 'admission');
    expect((await merge()).json()).toMatchObject({ awaiting: ['email-proof'] });
    await restore(gone.id);
    expect(await read(kept.id)).toMatchObject({ awaiting: ['email-proof', 'admission'] });
    kept = await read(kept.id);
    expect((await merge(['email'])).json()).not.toHaveProperty('awaiting');
  });

  it.each(['kept', 'gone'] as const)(
    'is refused when the one that is %s was deleted meanwhile',
    async (which) => {
      const { id } = { kept, gone }[which];
      await api.as.admin('DELETE', '/api/admin/members/delete-by-batch', { batchSize: 1, ids: [id] });
      const reply = await merge(['email']);
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({ code: 'conflict', message: messages.members.mergeGone });
      expect(await inTrash()).toEqual([id]);
    },
  );

  it.each(['kept', 'gone'] as const)(
    'is refused when the one that is %s was changed meanwhile',
    async (which) => {
      const { id, fullName } = { kept, gone }[which];
      await api.as.admin('PUT', `/api/members/${id}`, { role: 'Auditor' });
      const reply = await merge(['email']);
      expect(reply.statusCode).toBe(409);
      const message = messages.members.mergeChanged(fullName);
      expect(reply.json()).toMatchObject({ code: 'conflict', message });
      expect(await inTrash()).toEqual([]);
    },
  );

  it('happens once for two concurrent requests, also in opposite directions', async () => {
    const replies = await Promise.all([merge(), merge([], gone, kept)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await inTrash()).toHaveLength(1);
  });

  it('is refused for one and the same member, and for an unknown field', async () => {
    expect((await merge([], kept, kept)).statusCode).toBe(400);
    expect((await merge(['tokensValidFrom'])).statusCode).toBe(400);
    expect((await merge([], kept, { ...gone, id: makeId() })).statusCode).toBe(409);
  });
});

describe('undoing a merge', () => {
  it('brings both back as they were, with the sessions of the other', async () => {
    const count = await counted();
    const own = await callAs(api, gone.id);
    await merge(['fullName', 'email', 'phone', 'role', 'message']);
    expect((await own('GET', '/api/members/me')).statusCode).toBe(401);
    expect(await restore(gone.id)).toEqual({ restored: 1, refused: [] });
    expect(withoutVersion(await read(kept.id))).toEqual(withoutVersion(kept));
    expect(await read(gone.id)).toEqual(gone);
    expect((await own('GET', '/api/members/me')).statusCode).toBe(200);
    expect(await counted()).toBe(count);
    expect(await inTrash()).toEqual([]);
    const newest = (await api.as.admin('GET', '/api/admin/actions?limit=2')).json<Action[]>();
    expect(newest).toContainEqual(
      expect.objectContaining({ action: 'merge-undo', target: `members/${kept.id}` }),
    );
  });

  it('ends the sessions of whoever proved the other’s address in between', async () => {
    await merge(['email']);
    const stranger = await callAs(api, kept.id);
    expect((await stranger('GET', '/api/members/me')).statusCode).toBe(200);
    await restore(gone.id);
    expect((await stranger('GET', '/api/members/me')).statusCode).toBe(401);
  });

  it('restores the other alone when the kept one was changed since', async () => {
    await merge(['role']);
    await api.as.admin('PUT', `/api/members/${kept.id}`, { location: 'Wa' });
    expect(await restore(gone.id)).toEqual({ restored: 1, refused: [] });
    expect(await read(kept.id)).toMatchObject({ role: 'Treasurer', location: 'Wa' });
    expect(await read(gone.id)).toMatchObject({ role: 'Treasurer' });
  });

  it('says which address is in use when the kept one was changed and has it', async () => {
    await merge(['email']);
    await api.as.admin('PUT', `/api/members/${kept.id}`, { location: 'Wa' });
    const message = messages.registration.emailTaken;
    expect(await restore(gone.id)).toEqual({ restored: 0, refused: [{ id: gone.id, message }] });
    expect(await inTrash()).toEqual([gone.id]);
  });

  it('is refused when somebody else has registered the former address', async () => {
    await merge(['email']);
    await registerMember(api, { email: kept.email });
    const message = messages.registration.emailTaken;
    expect((await restore(gone.id)).refused).toEqual([{ id: gone.id, message }]);
    expect((await read(kept.id)).email).toBe(gone.email);
  });

  it('happens once for two concurrent requests', async () => {
    await merge(['email']);
    const replies = await Promise.all([restore(gone.id), restore(gone.id)]);
    expect(replies.reduce((sum, { restored }) => sum + restored, 0)).toBe(1);
  });

  it('leaves nothing behind after the member deleted their profile', async () => {
    await merge(['email']);
    const own = await callAs(api, kept.id);
    expect((await own('DELETE', '/api/members/me')).json()).toEqual({ deleted: 1 });
    expect(await inTrash()).toEqual([]);
    expect(await api.services.db.$count(trash, sql`${trash.record}::text like ${`%${kept.email}%`}`)).toBe(0);
  });

  it('leaves nothing of records that were merged one into the next, and keeps those of others', async () => {
    const other = async () => read((await registerMember(api)).id);
    const [last, stranger] = [await other(), await other()];
    await merge();
    await merge([], last, await read(kept.id));
    await merge([], await other(), stranger);
    expect((await inTrash()).toSorted()).toEqual([gone.id, kept.id, stranger.id].toSorted());
    const own = await callAs(api, last.id);
    expect((await own('DELETE', '/api/members/me')).json()).toEqual({ deleted: 1 });
    expect(await inTrash()).toEqual([stranger.id]);
  });

  it('leaves nothing of a member whom an officer moved to the trash meanwhile', async () => {
    await api.as.admin('DELETE', '/api/admin/members/delete-by-batch', { batchSize: 1, ids: [kept.id] });
    expect(await inTrash()).toEqual([kept.id]);
    await api.services.db.transaction((tx) => deleteForGood(tx, kept.id));
    expect(await inTrash()).toEqual([]);
  });
});
