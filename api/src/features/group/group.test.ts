import type { EditedSection, GroupContent, GroupProgress } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { makeEventInput, makeId, makeNewsInput } from '@year-group/api-types/testing/factories';
import { beforeEach, expect, it } from 'vitest';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import {
  adminActions,
  groupDrafts,
  groupVersions,
  handovers,
  officers,
  sentRecords,
} from '#platform/db/schema.ts';
import { startTestApp, useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
beforeEach(async () => {
  await api.services.db.transaction(async (tx) => {
    await contentChanged(tx);
    await tx.delete(groupVersions);
    await tx.delete(groupDrafts);
  });
});

const giving = (number: string): GroupContent<'giving'> => ({
  introduction: 'For water and books.',
  thanks: 'Thank you.',
  methods: [{ title: 'Mobile Money', details: [{ label: 'Number', value: number }] }],
});
const publish = (content: object, basedOn: number) =>
  api.as.admin('POST', '/api/admin/group/giving', { content, basedOn });
const visitorReads = async () => (await api.as.visitor('GET', '/api/group/giving')).json();
const editorReads = async (): Promise<EditedSection> =>
  (await api.as.admin('GET', '/api/admin/group/giving')).json();

it('a section that was never published is empty for visitors', async () => {
  expect(await visitorReads()).toEqual({ section: 'giving', version: 0, content: null });
});

it('visitors read what was published last, at once', async () => {
  expect((await publish(giving('+233 20 000 2015'), 0)).statusCode).toBe(200);
  expect(await visitorReads()).toMatchObject({ version: 1, content: giving('+233 20 000 2015') });
  await publish(giving('+233 20 000 2016'), 1);
  expect(await visitorReads()).toMatchObject({ version: 2, content: giving('+233 20 000 2016') });
});

it('gives every page plain values until the group has filled them in', async () => {
  const shell = async () => (await api.as.visitor('GET', '/api/group')).json();
  expect(await shell()).toMatchObject({ identity: { name: 'Year Group' }, contact: { social: [] } });
  const contact = { email: 'hello@example.com', phone: '', social: [] };
  await api.as.admin('POST', '/api/admin/group/contact', { content: contact, basedOn: 0 });
  expect(await shell()).toMatchObject({ contact });
});

it('a draft may be incomplete, is read by its editor only, and ends with publishing', async () => {
  const draft = { content: { introduction: 'For wat' }, basedOn: 0 };
  expect((await api.as.admin('PUT', '/api/admin/group/giving/draft', draft)).statusCode).toBe(200);
  expect(await visitorReads()).toMatchObject({ version: 0, content: null });
  const { draft: read } = await editorReads();
  expect(read).toMatchObject(draft);
  const published = { content: giving('1'), basedOn: 0, replaces: read?.savedAt };
  expect((await api.as.admin('POST', '/api/admin/group/giving', published)).statusCode).toBe(200);
  expect(await editorReads()).toMatchObject({ draft: null });
});

it('of two devices with a draft, the second is refused until it has seen the first’s', async () => {
  const save = (introduction: string, replaces: string | null) =>
    api.as.admin('PUT', '/api/admin/group/giving/draft', { content: { introduction }, basedOn: 0, replaces });
  const replies = await Promise.all([save('Laptop', null), save('Phone', null)]);
  const refused = replies.filter(({ statusCode }) => statusCode === 409);
  expect(refused.map((reply) => reply.json().error)).toEqual([messages.group.draftedMeanwhile]);
  const { draft } = await editorReads();
  expect((await save('Seen', draft?.savedAt ?? null)).statusCode).toBe(200);
  // The device whose draft was replaced is refused in its turn.
  expect((await save('Late', draft?.savedAt ?? null)).statusCode).toBe(409);
  expect((await editorReads()).draft?.content).toEqual({ introduction: 'Seen' });
  // The database has no such year.
  expect((await save('Never', '0000-01-01T00:00:00.000Z')).statusCode).toBe(400);
});

it('publishing keeps a draft that the editor has not seen', async () => {
  const content = { introduction: 'On the other device' };
  await api.as.admin('PUT', '/api/admin/group/giving/draft', { content, basedOn: 0 });
  await publish(giving('1'), 0);
  expect(await editorReads()).toMatchObject({ version: 1, draft: { content, basedOn: 0 } });
});

it('a draft can be discarded', async () => {
  const discard = (replaces: string | null) =>
    api.as.admin('DELETE', '/api/admin/group/giving/draft', { replaces });
  await api.as.admin('PUT', '/api/admin/group/giving/draft', { content: {}, basedOn: 0 });
  const { savedAt: replaces } = (await editorReads()).draft ?? { savedAt: null };
  // Somebody else's, which the editor has not seen, stays.
  const content = { introduction: 'Newer' };
  await api.as.admin('PUT', '/api/admin/group/giving/draft', { content, basedOn: 0, replaces });
  for (const seen of [replaces, null]) {
    const refused = await discard(seen);
    expect([refused.statusCode, refused.json().error]).toEqual([409, messages.group.draftedMeanwhile]);
  }
  const { draft } = await editorReads();
  expect(draft?.content).toEqual(content);
  expect((await discard(draft?.savedAt ?? null)).json()).toEqual({ deleted: 1 });
  expect(await editorReads()).toMatchObject({ draft: null });
  expect((await discard(draft?.savedAt ?? null)).json()).toEqual({ deleted: 0 });
});

it('of two editors who publish from the same version, the second is refused and nothing is lost', async () => {
  await publish(giving('1'), 0);
  const replies = await Promise.all([publish(giving('2'), 1), publish(giving('3'), 1)]);
  const refused = replies.filter(({ statusCode }) => statusCode === 409);
  expect(refused.map((reply) => reply.json().error)).toEqual([messages.group.publishedMeanwhile]);
  expect(await editorReads()).toMatchObject({ version: 2 });
  expect((await publish(giving('4'), 7)).statusCode).toBe(409);
});

it('every version can be read again', async () => {
  await publish(giving('1'), 0);
  await publish(giving('2'), 1);
  expect((await editorReads()).history.map(({ version }) => version)).toEqual([2, 1]);
  const first = await api.as.admin('GET', '/api/admin/group/giving/versions/1');
  expect(first.json()).toMatchObject({ version: 1, content: giving('1') });
  expect((await api.as.admin('GET', '/api/admin/group/giving/versions/3')).statusCode).toBe(404);
});

it('names each field that is wrong, and publishes nothing', async () => {
  const reply = await publish({ ...giving(''), thanks: 'a'.repeat(601) }, 0);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().issues).toEqual([
    { path: 'content.thanks', message: 'The word of thanks can have at most 600 characters' },
    { path: 'content.methods.0.details.0.value', message: 'The value is required' },
  ]);
  expect(await visitorReads()).toMatchObject({ version: 0 });
});

it('refuses texts that no database stores, also in a draft', async () => {
  for (const text of ['a\0b', '\uD800']) {
    const draft = { content: { methods: [{ title: text }] }, basedOn: 0 };
    expect((await api.as.admin('PUT', '/api/admin/group/giving/draft', draft)).statusCode).toBe(400);
  }
});

it('refuses a version that the database cannot number', async () => {
  const version = 2_147_483_647;
  const read = await api.as.admin('GET', `/api/admin/group/giving/versions/${version + 1}`);
  const draft = { content: {}, basedOn: version };
  const saved = await api.as.admin('PUT', '/api/admin/group/giving/draft', draft);
  const published = await publish(giving('1'), version);
  expect([read, saved, published].map(({ statusCode }) => statusCode)).toEqual([404, 400, 400]);
});

it('has no other sections', async () => {
  expect((await api.as.visitor('GET', '/api/group/treasure')).statusCode).toBe(404);
  expect((await api.as.admin('GET', '/api/admin/group/treasure')).statusCode).toBe(404);
});

it('publishing is logged', async () => {
  const before = await api.services.db.$count(adminActions);
  await publish(giving('1'), 0);
  expect((await api.as.admin('GET', '/api/admin/actions?limit=1')).json()).toMatchObject([
    { action: 'publish', target: 'group/giving' },
  ]);
  expect(await api.services.db.$count(adminActions)).toBe(before + 1);
});

it('says how far the record is filled in', async () => {
  await publish(giving('1'), 0);
  await api.as.admin('PUT', '/api/admin/group/home/draft', { content: {}, basedOn: 0 });
  const progress: GroupProgress = (await api.as.admin('GET', '/api/admin/group')).json();
  const published = progress.sections.filter(({ version }) => version > 0);
  const drafts = progress.sections.filter(({ hasDraft }) => hasDraft);
  expect(published.map(({ section }) => section)).toEqual(['giving']);
  expect(drafts.map(({ section }) => section)).toEqual(['home']);
});

it('says what the website has of what follows the setup', async () => {
  expect((await api.as.admin('GET', '/api/admin/group')).json()).toMatchObject({ hasNews: false });
  await api.as.admin('POST', '/api/news', makeNewsInput());
  expect((await api.as.admin('GET', '/api/admin/group')).json()).toMatchObject({ hasNews: true });
});

it('leaves a website that was begun without the demo as it is, also at a later start with it', async () => {
  const own = await startTestApp();
  await own.as.admin('POST', '/api/news', makeNewsInput());
  const later = await own.startAnother({ seed: 'demo' });
  expect((await later.as.admin('GET', '/api/admin/group')).json()).toMatchObject({ isDemo: false });
  expect((await later.as.admin('POST', '/api/admin/group/start-own')).statusCode).toBe(409);
  expect((await later.as.visitor('GET', '/api/news')).json()).toMatchObject({ total: 1 });
  await own.close();
});

it('deletes the demo once, and nothing outside the demo', async () => {
  const refused = await api.as.admin('POST', '/api/admin/group/start-own');
  expect(refused.json()).toMatchObject({ code: 'conflict', error: messages.group.noDemo });

  const demo = await startTestApp({ seed: 'demo' });
  const read = async (path: string) => (await demo.as.visitor('GET', path)).json();
  expect((await read('/api/news')).total).toBeGreaterThan(0);
  expect((await demo.as.admin('POST', '/api/admin/handover')).statusCode).toBe(201);
  const { db } = demo.services;
  await db.insert(sentRecords).values({ kind: 'news', id: makeId(), bodyHash: 'x' });
  const reply = await demo.as.admin('POST', '/api/admin/group/start-own');
  expect(reply.json()).toMatchObject({ isDemo: false });
  expect(await read('/api/news')).toEqual({ news: [], total: 0 });
  expect([await read('/api/events'), await read('/api/shop')]).toEqual([[], []]);
  expect((await demo.as.admin('GET', '/api/orders')).json()).toEqual([]);
  expect((await demo.as.admin('GET', '/api/members')).json()).toMatchObject({ total: 0 });
  expect((await read('/api/group')).identity).toMatchObject({ name: 'Year Group' });
  expect([await db.$count(handovers), await db.$count(sentRecords)]).toEqual([0, 0]);
  // Also when somebody has an address of the kind that the demo's officers had.
  await db.update(officers).set({ email: 'owner@example.com' });
  expect((await demo.as.admin('POST', '/api/admin/group/start-own')).statusCode).toBe(409);

  // The next start leaves the website empty.
  const restarted = await demo.startAnother({ seed: 'demo' });
  expect((await restarted.as.visitor('GET', '/api/news')).json()).toEqual({ news: [], total: 0 });
  await restarted.close();
  await demo.close();
});

it('a publication and a draft that arrive twice count once, and another text is still refused', async () => {
  const answers = [
    await publish(giving('1'), 0),
    await publish(giving('1'), 0),
    await publish(giving('2'), 0),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409]);
  expect(await visitorReads()).toMatchObject({ version: 1, content: giving('1') });

  const save = (number: string) =>
    api.as.admin('PUT', '/api/admin/group/giving/draft', { content: giving(number), basedOn: 1 });
  const [first, second, other] = [await save('3'), await save('3'), await save('4')];
  expect(second.json()).toEqual(first.json());
  expect(other.statusCode).toBe(409);
});

it('takes no picture that is not there, so that the brand file can always be made', async () => {
  const look = (crest: string) => ({ brand: '#1B3F94', accent: '#FFB81C', crest, hero: null });
  const publishLook = (crest: string) =>
    api.as.admin('POST', '/api/admin/group/look', { content: look(crest), basedOn: 0 });
  const notOurs = ['/uploads/../../../etc/passwd.webp', 'https://evil.example/c.svg'];
  for (const crest of ['/uploads/missing-512x512-aabbcc.webp', ...notOurs])
    expect((await publishLook(crest)).statusCode).toBe(400);
  expect((await api.as.visitor('GET', '/api/group/look')).json()).toMatchObject({ version: 0 });
  expect((await publishLook('/uploads/a.webp')).statusCode).toBe(200);
});

it.each([
  { path: '/api/news', input: makeNewsInput() },
  { path: '/api/events', input: makeEventInput() },
])('a record of $path has a picture that is there', async ({ path, input }) => {
  const send = (imageUrl: string) => api.as.admin('POST', path, { ...input, imageUrl });
  for (const wrong of [
    '/uploads/missing-1x1-000000.webp',
    '/api/admin/members/download',
    'http://a.example/a.webp',
  ])
    expect((await send(wrong)).statusCode).toBe(400);
  expect((await send('https://a.example/a.webp')).statusCode).toBe(201);
  const { id } = (await send('/uploads/a.webp')).json();
  const change = { imageUrl: '/uploads/missing-1x1-000000.webp' };
  expect((await api.as.admin('PUT', `${path}/${id}`, change)).statusCode).toBe(400);
});
