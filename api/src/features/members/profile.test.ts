import type { Member } from '@year-group/api-types/members/member';
import { byField, optionalFields } from '@year-group/api-types/members/memberFields';
import { messages } from '@year-group/api-types/messages';
import { makeId } from '@year-group/api-types/testing/factories';
import { beforeEach, describe, expect, it } from 'vitest';
import { callAs, readOutbox, registerMember } from '#testing/people.ts';
import { type Call, useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
let kofi: Member;
let asKofi: Call;
beforeEach(async () => {
  kofi = await registerMember(api, { fullName: 'Kofi Annan' });
  asKofi = await callAs(api, kofi.id);
});

const pathOf = ({ id }: Pick<Member, 'id'>) => `/api/members/${id}`;
const read = async (member: Member) => (await api.as.admin('GET', pathOf(member))).json();

describe('a profile', () => {
  it('is changed by its owner, field by field', async () => {
    const texts = byField(optionalFields, (name) => `My ${name}`);
    const phone = '+44 (20) 7946-0000';
    const change = { ...texts, fullName: 'Kofi A. Annan', houseAtPresec: 'Riis House', phone };
    const reply = await asKofi('PUT', pathOf(kofi), change);
    const expected = { ...kofi, ...change, phone: '+442079460000' };
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual(expected);
    expect(await read(kofi)).toEqual({ ...expected, version: 1 });
  });

  it('stays unchanged by an empty change and by unknown fields', async () => {
    expect((await asKofi('PUT', pathOf(kofi), {})).json()).toEqual(kofi);
    expect((await asKofi('PUT', pathOf(kofi), { id: makeId(), noField: 'K' })).json()).toEqual(kofi);
  });

  it('cannot be changed by another member', async () => {
    const reply = await api.as.member('PUT', pathOf(kofi), { fullName: 'Not Kofi' });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'forbidden', message: messages.profile.notYours });
    expect(await read(kofi)).toEqual(kofi);
  });

  it('gets its role from the administrator only', async () => {
    const refused = await asKofi('PUT', pathOf(kofi), { role: 'President', location: 'Geneva' });
    expect([refused.statusCode, refused.json().message]).toEqual([403, messages.profile.roleReserved]);
    expect(await read(kofi)).toEqual(kofi);
    await api.as.admin('PUT', pathOf(kofi), { role: 'Treasurer' });
    expect(await read(kofi)).toEqual({ ...kofi, role: 'Treasurer', version: 1 });
  });

  it('can be sent back with its current role, or with an empty one when it has none', async () => {
    expect((await asKofi('PUT', pathOf(kofi), { ...kofi, role: '' })).statusCode).toBe(200);
    await api.as.admin('PUT', pathOf(kofi), { role: 'Treasurer' });
    expect((await asKofi('PUT', pathOf(kofi), { ...kofi, role: 'Treasurer' })).statusCode).toBe(200);
    expect((await asKofi('PUT', pathOf(kofi), { ...kofi, role: '' })).statusCode).toBe(403);
  });

  it.each([
    ['email', 'TAKEN@example.org', messages.registration.emailTaken],
    ['phone', '+233 (0)20 888-0000', messages.registration.phoneTaken],
  ])("cannot take another member's %s", async (path, value, message) => {
    await registerMember(api, { email: 'taken@example.org', phone: '+233208880000' }).catch(() => {});
    const reply = await asKofi('PUT', pathOf(kofi), { location: 'Geneva', [path]: value });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: `${path}-taken`, message, issues: [{ path, message }] });
    expect(await read(kofi)).toEqual(kofi);
  });

  it('keeps its own e-mail in another case', async () => {
    const email = kofi.email.toUpperCase();
    expect((await asKofi('PUT', pathOf(kofi), { email })).json()).toEqual({ ...kofi, email });
  });

  it('is 404 for an unknown member', async () => {
    for (const call of [asKofi, api.as.admin]) {
      const replies = [
        await call('GET', pathOf({ id: makeId() })),
        await call('GET', '/api/members/not-an-id'),
        await call('PUT', pathOf({ id: makeId() }), { fullName: 'Nobody' }),
      ];
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
      expect(replies[0]?.json().message).toBe(messages.profile.notFound);
    }
  });
});

describe("a member's own data", () => {
  it('can be downloaded', async () => {
    expect((await asKofi('GET', '/api/members/me')).json()).toEqual(kofi);
  });

  it('can be deleted with their mails; their token becomes invalid', async () => {
    expect((await asKofi('DELETE', '/api/members/me')).json()).toEqual({ deleted: 1 });
    for (const path of ['/api/members', '/api/members/me', pathOf(kofi)])
      expect((await asKofi('GET', path)).statusCode).toBe(401);
    expect((await api.as.admin('GET', pathOf(kofi))).statusCode).toBe(404);
    expect((await readOutbox(api)).filter(({ recipient }) => recipient === kofi.email)).toEqual([]);
    const again = await registerMember(api, { email: kofi.email, phone: kofi.phone });
    expect(again.id).not.toBe(kofi.id);
  });

  it('is not available to the administrator', async () => {
    expect((await api.as.admin('GET', '/api/members/me')).statusCode).toBe(403);
    expect((await api.as.admin('DELETE', '/api/members/me')).statusCode).toBe(403);
  });
});

describe('the administrator', () => {
  const deleteBatch = (body: object) => api.as.admin('DELETE', '/api/admin/members/delete-by-batch', body);

  it('deletes a number of the newest, or exactly the given ids', async () => {
    const [ama, esi] = [await registerMember(api), await registerMember(api)];
    expect((await deleteBatch({ batchSize: 1 })).json()).toEqual({ deleted: 1 });
    expect((await api.as.admin('GET', pathOf(esi))).statusCode).toBe(404);
    expect((await deleteBatch({ batchSize: 1, ids: [kofi.id, makeId()] })).json()).toEqual({ deleted: 1 });
    expect((await asKofi('GET', '/api/members')).statusCode).toBe(401);
    expect((await api.as.admin('GET', pathOf(ama))).statusCode).toBe(200);
    expect((await deleteBatch({ batchSize: 5, ids: [] })).json()).toEqual({ deleted: 0 });
  });

  it.each([{}, { batchSize: 0 }, { batchSize: -1 }, { batchSize: 1.5 }, { batchSize: '3' }])(
    'cannot delete a batch of %j',
    async (body) => {
      expect((await deleteBatch(body)).statusCode).toBe(400);
    },
  );

  it('downloads all members', async () => {
    const everyone: Member[] = (await api.as.admin('GET', '/api/admin/members/download')).json();
    const { total } = (await api.as.admin('GET', '/api/members')).json();
    expect(everyone).toHaveLength(total);
    expect(everyone).toContainEqual(kofi);
  });
});
