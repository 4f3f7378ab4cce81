import { createHash } from 'node:crypto';
import type { GroupShell } from '@year-group/api-types/group/group';
import type { SiteRenderer } from '@year-group/api-types/system/siteRenderer';
import { makeEvent, makeNewsItem, makeSiteSettings } from '@year-group/api-types/testing/factories';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiReply } from '#lib/transport.ts';
import { makeClientBuild } from '#testing/clientBuild.ts';
import { ok, refused } from '#testing/replies.ts';
import { groupReplies, groupRepliesOf, storyRecord } from '#testing/storyGroup.ts';
import { createRenderer } from './entryServer.tsx';

const item = makeNewsItem({
  title: 'Books & benches',
  content: '<p>The library is <b>open</b> again.</script><script>alert(1)</script></p>',
});
const event = makeEvent({ imageUrl: '' });
const api: Record<string, ApiReply> = {
  ...groupReplies,
  '/api/news?limit=3': ok({ news: [item], total: 1 }),
  '/api/news?limit=4': ok({ news: [item], total: 1 }),
  '/api/news?page=1&limit=11': ok({ news: [item], total: 12 }),
  '/api/news?page=2&limit=11': ok({ news: [item], total: 12 }),
  '/api/news?page=3&limit=11': ok({ news: [], total: 12 }),
  '/api/events?limit=3': ok([event]),
  '/api/events?limit=4': ok([event]),
  [`/api/news/${item.id}`]: ok(item),
  [`/api/events/${event.id}`]: ok(event),
};

let build: Awaited<ReturnType<typeof makeClientBuild>>;
let renderer: SiteRenderer;
beforeAll(async () => {
  build = await makeClientBuild();
  renderer = await createRenderer({ clientDir: build.folder, publicUrl: 'https://example.com/' });
});
afterAll(() => build.remove());

const render = (url: string, replies = api) =>
  renderer.render({
    url,
    callApi: async (path) => replies[path] ?? refused(404, 'Not found', 'not-found'),
  });
const headOf = (html = '') => html.slice(0, html.indexOf('</head>'));

it('answers with a whole document in English', async () => {
  const { status, html } = await render('/');
  expect(status).toBe(200);
  expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8"/);
  expect(html).toMatch(/<\/body><\/html>$/);
});

it('sends a registration of one step that cannot be sent without scripts', async () => {
  const { asks, ...others } = storyRecord.registration;
  const none = Object.fromEntries(Object.keys(asks).map((name) => [name, false]));
  const { html } = await render('/register', {
    ...api,
    ...groupRepliesOf({ ...storyRecord, registration: { ...others, asks: none as typeof asks } }),
    '/api/site-settings': ok(makeSiteSettings()),
  });
  const button = /<button[^>]*>Complete Registration/.exec(html ?? '')?.[0];
  expect(button).toContain('disabled=""');
});

it.each(['/register', '/member-login'])('says of the form of %s that it needs scripts', async (path) => {
  const replies = { ...api, '/api/site-settings': ok(makeSiteSettings()) };
  expect((await render(path, replies)).html).toMatch(/<noscript><p [^>]*>This form needs JavaScript/);
});

it('renders news and events in the HTML', async () => {
  const { html } = await render('/');
  expect(html).toContain('Books &amp; benches');
  expect(html).toContain(event.title);
});

it.each([
  ['/', '2015 Year Group', 'https://example.com/', 'https://example.com/share.jpg'],
  [
    '/news?tab=events',
    'Upcoming events | ',
    'https://example.com/news?tab=events',
    'https://example.com/share.jpg',
  ],
  [
    `/news/${item.id}`,
    'Books &amp; benches | ',
    `https://example.com/news/${item.id}`,
    'sample-1600x1067-c8a15a.share.jpg',
  ],
  [
    `/events/${event.id}`,
    'Homecoming dinner | ',
    `https://example.com/events/${event.id}`,
    `/share/events/${event.id}.jpg`,
  ],
])('describes what is shared at %s', async (url, title, canonical, image) => {
  const head = headOf((await render(url)).html);
  expect(head).toContain(`<title>${title}`);
  expect(head).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(head).toContain(`<link rel="canonical" href="${canonical}"`);
  expect(head).toContain(`<meta property="og:url" content="${canonical}"`);
  expect(/<meta property="og:image" content="(https:[^"]*)"/.exec(head)?.[1]).toContain(image);
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image"');
});

it('puts each tag once into the head, and none into the body', async () => {
  const { html = '' } = await render(`/news/${item.id}`);
  const tags = headOf(html).match(/<title>|<(?:meta|link) [^>]*>/g) ?? [];
  const names = tags.map((tag) => tag.replace(/content="[^"]*"/, ''));
  expect(names).toEqual([...new Set(names)]);
  expect(html.slice(html.indexOf('<body'))).not.toMatch(/<(title|meta|link)\b/);
});

it('sanitises rich text and closes no script early', async () => {
  const { html = '' } = await render(`/news/${item.id}`);
  expect(html).not.toContain('alert(1)');
  const { html: named = '' } = await render('/', {
    ...api,
    '/api/events?limit=3': ok([makeEvent({ title: '</script><script>alert(2)</script>' })]),
  });
  expect(named).not.toContain('<script>alert(2)');
  const state = /id="state">(.*?)<\/script>/.exec(named)?.[1] ?? '';
  expect(JSON.stringify(JSON.parse(state))).toContain('</script><script>alert(2)</script>');
});

it("keeps a dollar as it was written, also before another one, & and '", async () => {
  const title = "US$'000: $$5, $& and $`";
  const { html = '' } = await render('/', { ...api, '/api/events?limit=3': ok([makeEvent({ title })]) });
  const state = JSON.parse(/id="state">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  expect(JSON.stringify(state)).toContain(JSON.stringify(title).slice(1, -1));
});

it('links one style sheet, and names all scripts of the page, which start after the load event', async () => {
  const { html = '' } = await render('/');
  expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(1);
  expect(html).not.toMatch(/<script[^>]*(src|type="module")/);
  expect(html).not.toMatch(/<link[^>]*modulepreload/);
  expect(html).toContain('data-files="/assets/entry.js /assets/HomePage.tsx.js /assets/shared.js"');
  expect(headOf(html)).toMatch(/rel="preload" as="image"[^>]*gate/);
});

it('preloads the two fonts of every page, behind what is seen first', async () => {
  const { html = '' } = await render('/checkout');
  const fonts = headOf(html).match(/<link[^>]*as="font"[^>]*>/g) ?? [];
  expect(fonts).toHaveLength(2);
  for (const [at, name] of ['newsreader-latin-600', 'source-sans-3-latin-wght'].entries()) {
    expect(fonts[at]).toContain(name);
    expect(fonts[at]).toMatch(/fetchpriority="low"/i);
  }
});

it('has one inline script, before everything that is shown, whose hash it returns', async () => {
  const { html = '' } = await render('/checkout');
  const scripts = [...html.matchAll(/<script(?: data-files="[^"]*")?>(.*?)<\/script>/gs)];
  const hashes = scripts.map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
  expect(hashes).toEqual(renderer.scriptHashes);
  expect(headOf(html)).toMatch(/<script data-files.*<title>/s);
});

it('sends a visitor of a page for members to verification, which leads back', async () => {
  expect(await render('/members?q=ama&x=1')).toEqual({
    status: 302,
    location: '/member-login?next=%2Fmembers%3Fq%3Dama',
  });
});

it('leads from one page of news to the next without scripts, each with its own address', async () => {
  const { html } = await render('/news');
  expect(html).toContain('href="/news?page=2"');
  expect(headOf(html)).toContain('<link rel="canonical" href="https://example.com/news"/>');
  const second = await render('/news?page=2');
  expect(second).toMatchObject({ status: 200 });
  expect(second.html).toMatch(/<a [^>]*href="\/news"[^>]*>Previous/);
  expect(headOf(second.html)).toContain('<link rel="canonical" href="https://example.com/news?page=2"/>');
  const beyond = await render('/news?page=3');
  expect(beyond).toMatchObject({
    status: 404,
    html: expect.stringContaining('There is no news on this page.'),
  });
});

it.each(['/nowhere', '/news/unknown', '/events/unknown'])('answers 404 at %s', async (url) => {
  const { status, html } = await render(url);
  expect(status).toBe(404);
  expect(html).toContain('Oops! Page not found');
  expect(headOf(html)).toContain('<meta name="robots" content="noindex"');
});

it('answers 404 at a page of a part that the group has switched off, and names it nowhere', async () => {
  const shell = groupReplies['/api/group']?.body as GroupShell;
  const without = {
    ...api,
    '/api/group': ok({ ...shell, parts: { ...shell.parts, shop: false, members: false } }),
  };
  for (const url of ['/shop', '/cart', '/members', '/member-login']) {
    const { status, html } = await render(url, without);
    expect(status, url).toBe(404);
    expect(html).toContain('Oops! Page not found');
  }
  const privacy = await render('/privacy', without);
  expect(privacy.html).toContain('Visitors see nothing.');
  expect(privacy.html).not.toMatch(/in the directory, except|The payment provider, when you pay/);
  const { status, html = '' } = await render('/', without);
  expect(status).toBe(200);
  expect([...html.matchAll(/href="\/(shop|cart|members|member-login)"/g)].map(([, page]) => page)).toEqual(
    [],
  );
});

it.each(['/', '/news?tab=events', '/checkout'])(
  'answers 200 at %s without the part of events',
  async (url) => {
    const shell = groupReplies['/api/group']?.body as GroupShell;
    const shop = { ...storyRecord.shop, bringToEvents: true };
    const off = refused(404, 'Not found', 'not-found');
    const { status } = await render(url, {
      ...api,
      '/api/group': ok({ ...shell, parts: { ...shell.parts, events: false } }),
      '/api/group/shop': ok({ section: 'shop', version: 1, content: shop }),
      '/api/events?limit=3': off,
      '/api/events': off,
    });
    expect(status).toBe(200);
  },
);

it('redirects the old login with its query', async () => {
  expect(await render('/login?next=%2Fmembers')).toEqual({
    status: 302,
    location: '/member-login?next=%2Fmembers',
  });
});

it('answers 503 with the rest of the page when a part of it could not be read', async () => {
  const { status, html } = await render('/', { ...api, '/api/news?limit=3': refused(500, 'Broken') });
  expect(status).toBe(503);
  expect(html).toContain('Failed to fetch news');
  expect(html).toContain(event.title);
});

it('never reads the path as the address of another site', async () => {
  expect((await render('//evil.example/news')).status).toBe(404);
});
