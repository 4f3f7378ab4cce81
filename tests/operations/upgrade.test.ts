import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { endpoints } from '@year-group/api-types/endpoints';
import { sectionSchema } from '@year-group/api-types/group/group';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../tools/folders.ts';
import { runCommand } from '../support/command.ts';
import { preparePlaces } from '../support/prepareServer.ts';
import { logIn, start } from '../support/server.ts';

/*
 * A backup of each release: one group with every section published, a news item, an event, a
 * listing, a member and an order of 101 cedis that was paid by hand.
 */
const releases = globSync('*.tar.gz', { cwd: inRoot('tests/operations/releases') });
const { makePlace } = preparePlaces();

/** Every text in a value, however deep, but for the name of a network, which follows from its address. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(Object(value)).flatMap(([name, part]) => (name === 'network' ? [] : textsIn(part)));

/** The texts that the group of a backup has published. */
function publishedIn(backup: string): string[] {
  return execFileSync('tar', ['xzOf', backup, 'tables/group_versions/000000.jsonl'])
    .toString()
    .trim()
    .split('\n')
    .flatMap((row) => textsIn((JSON.parse(row) as { content: unknown }).content))
    .filter(Boolean);
}

describe.each(releases)('a database of %s', (name) => {
  const backup = inRoot('tests/operations/releases', name);

  it.each(['embedded', 'PostgreSQL'])('keeps every published text and figure on %s', async (kind) => {
    const place = await makePlace(kind);
    expect(await runCommand('restore', place, backup)).toMatchObject({ code: 0, errors: '' });
    const server = await start(place);
    const headers = await logIn(server.url);
    const read = (path: string) => server.read(`/api/${path}`, headers);

    const paths = sectionSchema.options.map((section) => `admin/group/${section}`);
    const sections = await Promise.all(paths.map(read));
    const kept = new Set(textsIn(sections));
    const published = publishedIn(backup);
    expect(published.length).toBeGreaterThan(100);
    expect(published.filter((text) => !kept.has(text))).toEqual([]);
    expect(await (await fetch(server.url)).text()).toContain('Class of 2003');

    const { news } = endpoints.listNews.reply.parse(await read('news'));
    expect(news.map(({ title }) => title)).toEqual(['The well is dug']);
    expect(await read('events')).toMatchObject([{ title: 'Reunion' }]);
    expect(await read('shop')).toMatchObject([{ title: 'Shirt', price: 80 }]);
    expect(await read('members')).toMatchObject({ members: [{ fullName: 'Adwoa Sarpong' }] });
    expect(await read('orders')).toMatchObject([{ payment: 'paid', paidAmount: 101 }]);
    expect(await read('admin/revenue')).toMatchObject({ totalRevenue: 101 });
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
