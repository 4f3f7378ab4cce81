import { readFile } from 'node:fs/promises';
import { colours, referenceColours } from '@year-group/api-types/group/colours';
import { messages } from '@year-group/api-types/messages';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import { groupVersions } from '#platform/db/schema.ts';
import { inApi } from '#platform/folders.ts';
import { buildApp } from '#start/app.ts';
import { drawPicture, upload } from '#testing/pictures.ts';
import { useTestApp } from '#testing/testApp.ts';
import { loadSiteRenderer } from './pageRoutes.ts';

const api = useTestApp();
let app: FastifyInstance;
beforeAll(async () => {
  // With the built pages, which the other tests of the API do without.
  app = await buildApp(api.services, await loadSiteRenderer('https://yeargroup.example'));
});
beforeEach(() =>
  api.services.db.transaction(async (tx) => {
    await contentChanged(tx);
    await tx.delete(groupVersions);
  }),
);
afterAll(() => app.close());

const maroon = { brand: '#7A1F2B', accent: '#D9B44A', crest: null as string | null, hero: null };
const open = (url: string) => app.inject({ method: 'GET', url });
const publish = (section: string, content: object) =>
  api.as.admin('POST', `/api/admin/group/${section}`, { content, basedOn: 0 });
const uploadCrest = (body: Uint8Array) => upload(api, body, { path: '/api/admin/upload-crest' });
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`);
const disc = svg('<circle cx="5" cy="5" r="5" fill="#7a1f2b"/>');

describe('with the reference colours', () => {
  it('a page carries no colours of its own', async () => {
    const before = (await open('/')).body;
    await publish('look', { ...maroon, ...referenceColours });
    expect((await open('/')).body.length).toBe(before.length);
    expect(before).not.toContain('</style>--');
    expect(before).not.toMatch(/}:root\{--night/);
  });
});

describe('with colours of its own', () => {
  beforeEach(() => publish('look', maroon));

  it('a page carries them in the styles it inlines', async () => {
    const { body, headers } = await open('/');
    expect(body).toMatch(/:root\{--night-ground:#50171C;[^<]*--color-brand:#7A1F2B[^<]*<\/style>/);
    expect(body).toContain('content="#1D0E0E" media="(prefers-color-scheme: dark)"');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  });

  it('a change is on the next page', async () => {
    const change = { content: { ...maroon, brand: '#0B5D3B' }, basedOn: 1 };
    await api.as.admin('POST', '/api/admin/group/look', change);
    const { body } = await open('/');
    expect(body).toContain('--color-brand:#0B5D3B');
    expect(body).not.toContain('#7A1F2B');
  });

  it('the panel reads them', async () => {
    const { body } = await open('/api/group');
    expect(JSON.parse(body)).toMatchObject({ colours: { light: { brand: '#7A1F2B' } } });
  });

  it('manifest and offline page carry them, with the name', async () => {
    const identity = {
      name: 'Girls’ <b> 1999',
      shortName: 'Girls 99',
      school: 'A school',
      completionYear: 1999,
    };
    await publish('identity', { ...identity, subtitle: '', tagline: '', motto: '' });
    expect((await open('/site.webmanifest')).json()).toMatchObject({
      name: identity.name,
      short_name: 'Girls 99',
      theme_color: '#50171C',
    });
    const { body } = await open('/offline.html');
    expect(body).toContain('<title>You are offline | Girls’ &lt;b&gt; 1999</title>');
    expect(body).toContain('--color-brand:#7A1F2B');
  });

  it('a dollar in the name stays one', async () => {
    const identity = { name: "The $$ of '99 $'", shortName: '99', school: 'A school', completionYear: 1999 };
    await publish('identity', { ...identity, subtitle: '', tagline: '', motto: '' });
    expect((await open('/offline.html')).body).toContain('The $$ of &#39;99 $&#39;</title>');
  });

  it('browsers fetch the offline page again after a change', async () => {
    const before = (await open('/sw.js')).body;
    expect(before).toMatch(/revision:\W[0-9a-f]{8}\W/);
    await api.as.admin('POST', '/api/admin/group/look', {
      content: { ...maroon, accent: '#FFFFFF' },
      basedOn: 1,
    });
    expect((await open('/sw.js')).body).not.toBe(before);
  });

  it('the share picture is drawn in them', async () => {
    const { rawPayload, headers } = await open('/share.jpg');
    expect(headers['content-type']).toBe('image/jpeg');
    const pixels = await sharp(rawPayload)
      .extract({ left: 600, top: 622, width: 1, height: 1 })
      .raw()
      .toBuffer();
    const [red = 0, green = 0] = pixels;
    expect(red).toBeGreaterThan(green + 40);
  });

  it('a letter is written in them', async () => {
    const { renderMail } = await import('#platform/mail/templates.ts');
    const { readLook } = await import('#platform/group/groupLook.ts');
    const sender = {
      ...(await readLook(api.services.group)),
      group: (await api.services.group.shell()).identity,
      publicUrl: 'https://yeargroup.example',
    };
    const { html } = renderMail('verification-code', { fullName: 'Ama', code: '123456' }, sender);
    expect(html).toContain('background-color:#D9B44A');
    expect(html).not.toContain(colours.light.ink);
  });
});

it('names the colours that are used: a light one stays as it was chosen', async () => {
  const query = new URLSearchParams({ brand: '#FFD500', accent: '#E3A82B' });
  const reply = await api.as.admin('GET', `/api/admin/palette?${query.toString()}`);
  expect(reply.json()).toMatchObject({ used: { brand: '#FFD500', accent: '#E3A82B' } });
  expect((await api.as.admin('GET', '/api/admin/palette?brand=red&accent=blue')).statusCode).toBe(400);
});

it('refuses a colour that is none, at its field', async () => {
  const reply = await publish('look', { ...maroon, accent: 'gold' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().issues).toEqual([
    { path: 'content.accent', message: expect.stringContaining('such as #1B3F94') },
  ]);
});

describe('a crest', () => {
  it('gives every icon, with addresses that browsers have not seen', async () => {
    const { imageUrl } = (await uploadCrest(disc)).json();
    await publish('look', { ...maroon, crest: imageUrl });
    const { icons } = (await open('/site.webmanifest')).json();
    for (const { src, sizes } of icons) {
      const { rawPayload, headers } = await open(src);
      expect(headers['cache-control']).toContain('immutable');
      const { width, height, format } = await sharp(rawPayload).metadata();
      expect(`${width}x${height} ${format}`).toBe(`${sizes} png`);
    }
    const { body } = await open('/');
    const [address = ''] = /\/favicon\.svg\?\w+/.exec(body) ?? [];
    expect((await open(address)).body).toMatch(/^<svg /);
    expect(/<img src="([^"]*)" width="64"/.exec(body)?.[1]).toBe(imageUrl.replace('.webp', '.240.webp'));
    expect((await sharp((await open('/favicon.ico')).rawPayload).metadata()).width).toBe(32);
  });

  it('keeps its transparent parts', async () => {
    const { imageUrl } = (await uploadCrest(disc)).json();
    const { rawPayload } = await open(imageUrl);
    const corner = await sharp(rawPayload).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect(corner[3]).toBe(0);
  });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'may be a %s of 512 pixels, which need not be square',
    async (format) => {
      const reply = await uploadCrest(await drawPicture(512, 400).toFormat(format).toBuffer());
      expect(reply.statusCode).toBe(200);
      expect(reply.json().imageUrl).toMatch(/^\/uploads\/crest-.*\.webp$/);
    },
  );

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<rect width="1" height="1" onclick="alert(1)"/>'],
    ['a picture from elsewhere', '<image href="https://example.com/a.png" width="9" height="9"/>'],
    ['a file of the server', '<image xlink:href="file:///etc/passwd" width="9" height="9"/>'],
    ['a style sheet from elsewhere', '<style>@import "https://example.com/a.css";</style>'],
    ['a filter', '<filter id="a"><feTurbulence numOctaves="10"/></filter>'],
    ['copies of copies', '<use href="#a"/>'.repeat(51)],
    ['a page within', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
  ])('is refused as an SVG with %s', async (_what, inside) => {
    const reply = await uploadCrest(svg(inside));
    expect(reply.statusCode).toBe(415);
    expect(reply.json().error).toBe(messages.group.crestActive);
  });

  it('is judged at once, however long the gaps in it are', async () => {
    const reply = await uploadCrest(svg(`<use href=${' '.repeat(120_000)}#a>`));
    expect(reply.json().error).toBe(messages.group.crestNotAPicture);
  });

  it('is refused below 512 pixels, and as anything but a picture', async () => {
    const small = await uploadCrest(await drawPicture(511, 511).png().toBuffer());
    expect(small.json().error).toBe(messages.group.crestTooSmall);
    for (const body of [
      await drawPicture(600, 600).gif().toBuffer(),
      Buffer.from('a text'),
      Buffer.alloc(0),
    ]) {
      const reply = await uploadCrest(body);
      expect(reply.statusCode).toBe(415);
      expect(reply.json().error).toBe(messages.group.crestNotAPicture);
    }
  });
});

it('the offline page has the reference colours', async () => {
  const page = (await readFile(inApi('../site/public/offline.html'), 'utf8')).toUpperCase();
  for (const theme of ['light', 'dark'] as const)
    for (const role of ['paper', 'ink', 'inkSoft', 'brand', 'gold'] as const)
      expect(page).toContain(colours[theme][role]);
});
