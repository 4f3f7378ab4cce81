import { allParts } from '@year-group/api-types/group/groupParts';
import { messages } from '@year-group/api-types/messages';
import { expect, it } from 'vitest';
import { publishSection } from '#testing/group.ts';
import { callAs, registerMember } from '#testing/people.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();

const switchOff = (...names: (keyof typeof allParts)[]) =>
  publishSection(api, 'parts', { ...allParts, ...Object.fromEntries(names.map((name) => [name, false])) });
const statusOf = async (url: string) => (await api.as.visitor('GET', url)).statusCode;

it('a part that is off answers 404 to everybody, and is there again when it is switched on', async () => {
  expect(await statusOf('/api/shop')).toBe(200);
  await switchOff('shop', 'events');
  const refused = await api.as.visitor('GET', '/api/shop');
  expect(refused.statusCode).toBe(404);
  expect(refused.json()).toMatchObject({ code: 'not-found', message: messages.group.partIsOff });
  expect((await api.as.admin('GET', '/api/orders')).statusCode).toBe(404);
  expect(await statusOf('/api/events')).toBe(404);
  expect(await statusOf('/events.ics')).toBe(404);
  expect(await statusOf('/api/news')).toBe(200);
  await switchOff();
  expect([await statusOf('/api/shop'), await statusOf('/api/events')]).toEqual([200, 200]);
});

it('without a members’ area nobody verifies, and a member’s session opens nothing', async () => {
  await switchOff('members');
  expect((await api.as.member('GET', '/api/members')).statusCode).toBe(404);
  const verified = await api.as.visitor('POST', '/api/auth/verify-member', { email: 'kofi@example.com' });
  expect(verified.statusCode).toBe(404);
  expect((await api.as.admin('GET', '/api/members')).statusCode).toBe(200);
  await switchOff();
  expect((await api.as.member('GET', '/api/members')).statusCode).toBe(200);
});

it('without a members’ area a registration does not wait for a proof that nobody can give', async () => {
  const strict = await api.startAnother({ memberVerification: 'code', memberAdmission: 'approve' });
  await switchOff('members');
  const { id } = await registerMember(strict);
  expect((await strict.as.admin('GET', `/api/members/${id}`)).json().awaiting).toEqual(['admission']);
  expect((await strict.as.admin('POST', `/api/admin/members/${id}/admit`)).statusCode).toBe(200);
  await switchOff();
  await strict.close();
});

it('without a members’ area a member can still log out, and delete their profile', async () => {
  const [{ id }, other] = [await registerMember(api), await registerMember(api)];
  const [member, leaving] = [await callAs(api, id), await callAs(api, other.id)];
  await switchOff('members');
  expect((await member('GET', '/api/members/me')).statusCode).toBe(404);
  expect((await member('POST', '/api/auth/sign-out', { everywhere: true })).statusCode).toBe(200);
  expect((await leaving('DELETE', '/api/members/me')).json()).toEqual({ deleted: 1 });
  await switchOff();
  expect((await member('GET', '/api/members/me')).statusCode).toBe(401);
});

it('the pages of a part that is off are in no sitemap', async () => {
  const sitemap = async () => (await api.as.visitor('GET', '/sitemap.xml')).body;
  expect(await sitemap()).toContain('/shop');
  await switchOff('shop', 'giving', 'alumni');
  expect(await sitemap()).not.toMatch(/\/(shop|donate|alumni)</);
});

it('the dashboard has no figures of a part that is off', async () => {
  const read = async () => (await api.as.admin('GET', '/api/admin/dashboard')).json();
  await switchOff('shop', 'events');
  const { today, ...figures } = await read();
  expect(Object.keys(figures)).not.toContain('revenue');
  expect(Object.keys(today)).not.toContain('toPack');
  expect(today.nextEvent).toBeNull();
  await switchOff();
  expect(await read()).toMatchObject({
    revenue: { months: expect.any(Array) },
    today: { toPack: { total: 0 } },
  });
});
