import type { BrandRecord } from '@year-group/api-types/group/brandFile';
import { messages } from '@year-group/api-types/messages';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { contentChanged } from '#platform/cache/contentChanges.ts';

import { groupDrafts, groupVersions } from '#platform/db/schema.ts';
import { exampleGroup as demoGroup } from '#testing/group.ts';
import { drawPicture, upload, uploadPicture } from '#testing/pictures.ts';
import { useTestApp } from '#testing/testApp.ts';
import { pack, unpack } from './zipFile.ts';

const api = useTestApp();
const clear = () =>
  api.services.db.transaction(async (tx) => {
    await contentChanged(tx);
    await tx.delete(groupVersions);
    await tx.delete(groupDrafts);
  });
beforeEach(clear);

const giving = {
  introduction: 'For water.',
  thanks: 'Thanks.',
  methods: [{ title: 'Cash', details: [{ label: 'To', value: 'Ama' }] }],
};
const identity = {
  name: 'Maroon Girls',
  shortName: 'Maroon',
  school: 'Girls of the hill',
  completionYear: 1998,
  subtitle: '',
  tagline: '',
  motto: '',
};
const look = (crest: string | null, hero: string) => ({
  brand: '#7A1F2B',
  accent: '#D9B44A',
  crest,
  hero: { url: hero, alt: 'The gate' },
});
const publish = async (section: string, content: object) => {
  const reply = await api.as.admin('POST', `/api/admin/group/${section}`, { content, basedOn: 0 });
  expect(reply.statusCode, reply.body).toBe(200);
};
const send = (archive: Uint8Array) =>
  upload(api, archive, {
    path: '/api/admin/brand-file',
    field: 'file',
    fileName: 'group.zip',
    type: 'application/zip',
  });
const read = async (section: string) => (await api.as.visitor('GET', `/api/group/${section}`)).json();

const recordOf = (sections: object, head: object = {}) =>
  Buffer.from(JSON.stringify({ format: 'year-group-brand', version: 1, sections, ...head }));
const fileOf = (sections: object, more: [string, Buffer][] = [], head: object = {}) =>
  pack(new Map([['group.json', recordOf(sections, head)], ...more]));
/** An archive whose names are not what its packer would write. */
const renamed = (archive: Buffer, from: string, to: string) =>
  Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');

async function expectRefused(archive: Uint8Array, sentence: string | RegExp, status = 400) {
  const reply = await send(archive);
  expect(reply.statusCode, reply.body).toBe(status);
  expect(reply.json().error).toMatch(sentence);
  expect(await read('giving')).toMatchObject({ version: 0 });
  expect(await read('identity')).toMatchObject({ version: 0 });
}

it('carries the record with its pictures to another website, as new versions', async () => {
  const crest = await upload(api, await drawPicture(600, 600).png().toBuffer(), {
    path: '/api/admin/upload-crest',
  });
  await publish('identity', identity);
  await publish('giving', giving);
  await publish('look', look(crest.json().imageUrl, await uploadPicture(api)));
  const reply = await api.as.admin('GET', '/api/admin/brand-file');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/zip');
  const files = await unpack(reply.rawPayload, () => true);
  const record: BrandRecord = JSON.parse(String(files.get('group.json')));
  expect(Object.keys(record.sections)).toEqual(['identity', 'look', 'giving']);
  const { crest: crestUrl, hero } = record.sections.look ?? {};
  expect(new Set(files.keys())).toEqual(new Set(['group.json', crestUrl?.slice(1), hero?.url.slice(1)]));

  await clear();
  const imported = await send(reply.rawPayload);
  expect(imported.json()).toEqual({ sections: ['identity', 'look', 'giving'] });
  expect(await read('giving')).toMatchObject({ version: 1, content: giving });
  const { content } = await read('look');
  expect(content).toMatchObject({ brand: '#7A1F2B', hero: { alt: 'The gate' } });
  for (const url of [content.crest, content.hero.url]) {
    const picture = await api.as.visitor('GET', url);
    expect((await sharp(picture.rawPayload).metadata()).format).toBe('webp');
  }
  await send(reply.rawPayload);
  expect(await read('identity')).toMatchObject({ version: 2, content: identity });
  expect((await api.as.admin('GET', '/api/admin/actions?limit=1')).json()).toMatchObject([
    { action: 'import', target: 'group', detail: 'identity, look, giving' },
  ]);
});

it('carries the whole record of the demo', async () => {
  const sections = demoGroup;
  const pictures = [...new Set(JSON.stringify(sections).match(/\/uploads\/[^"]+/g))];
  const body = await drawPicture().webp().toBuffer();
  const archive = await fileOf(
    sections,
    pictures.map((url) => [url.slice(1), body]),
  );
  expect((await send(archive)).json().sections).toHaveLength(Object.keys(sections).length);
});

it('refuses a file that unpacks to too much, also one that hides its size', async () => {
  const zeros = Buffer.alloc(101 * 1024 * 1024);
  const bomb = await fileOf({ giving }, [['uploads/a.webp', zeros]]);
  expect(bomb.length).toBeLessThan(1024 * 1024);
  await expectRefused(bomb, messages.group.brandFileBomb);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(zeros.length);
  const small = Buffer.from([9, 0, 0, 0]);
  await expectRefused(
    renamed(bomb, size.toString('latin1'), small.toString('latin1')),
    messages.group.brandFileUnreadable,
  );
  const many = Array.from({ length: 200 }, (_, index): [string, Buffer] => [`uploads/a${index}`, small]);
  await expectRefused(await fileOf({ giving }, many), messages.group.brandFileBomb);
});

it('refuses another version, and says which website is older', async () => {
  await expectRefused(await fileOf({ giving }, [], { version: 2 }), /has version 2, .* reads version 1/);
});

it('refuses a section that it does not know, by its name', async () => {
  await expectRefused(await fileOf({ giving, shoes: {} }), messages.group.brandFileSectionUnknown('shoes'));
});

it('refuses what is no brand file', async () => {
  const { brandFileMissing, brandFileUnreadable } = messages.group;
  await expectRefused(Buffer.from('not a zip'), brandFileUnreadable);
  await expectRefused(await drawPicture().png().toBuffer(), brandFileUnreadable);
  await expectRefused(await pack(new Map([['a.txt', Buffer.from('a')]])), brandFileUnreadable);
  await expectRefused(await pack(new Map([['group.json', Buffer.from('{')]])), brandFileUnreadable);
  await expectRefused(await fileOf({ giving }, [], { format: 'other' }), brandFileUnreadable);
  const whole = await fileOf({ giving });
  await expectRefused(whole.subarray(0, whole.length - 30), brandFileUnreadable);
  const reply = await upload(api, whole, { path: '/api/admin/brand-file', field: 'image' });
  expect(reply.json()).toMatchObject({ error: brandFileMissing });
});

it.each(['../ab.webp', '/xx/b.webp', 'C:/ab.webp'])('refuses a path outside: %s', async (path) => {
  const inside = 'uploads/z.'.slice(0, path.length).padEnd(path.length, 'z');
  const archive = await fileOf({ giving }, [[inside, Buffer.from('a')]]);
  await expectRefused(renamed(archive, inside, path), messages.group.brandFileOutside);
});

it('refuses a picture that is none, and one that is not in the file, and publishes nothing else', async () => {
  const sections = { giving, look: look(null, '/uploads/gate.webp') };
  await expectRefused(
    await fileOf(sections, [['uploads/gate.webp', Buffer.from('<svg><script/></svg>')]]),
    /^Picture gate\.webp of the file: /,
    415,
  );
  await expectRefused(await fileOf(sections), /The picture gate\.webp/);
});

it('refuses all sections when one is wrong', async () => {
  await expectRefused(
    await fileOf({ giving, identity: { ...identity, name: 'a'.repeat(500) } }),
    /^Section “identity\.name” of the file: .*at most 60 characters/,
  );
  await expectRefused(await fileOf({ giving, treasure: {} }), /Nothing was published/);
});

it('serves nobody but the administrator', async () => {
  for (const caller of [api.as.visitor, api.as.member]) {
    expect([401, 403]).toContain((await caller('GET', '/api/admin/brand-file')).statusCode);
    expect([401, 403]).toContain((await caller('POST', '/api/admin/brand-file')).statusCode);
  }
});
