import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { endpoints } from '@year-group/api-types/endpoints';
import { sectionSchema } from '@year-group/api-types/group/group';
import { afterAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../tools/folders.ts';
import { runCommand } from '../support/command.ts';
import { makeDatabase } from '../support/database.ts';
import { adminPassword, logIn, makeDataFolder, start } from '../support/server.ts';

/*
 * A backup of each release: one group with every section published, a news item, an event, a
 * listing, a member and an order of 101 cedis that was paid by hand.
 */
const releases = globSync('*.tar.gz', { cwd: inRoot('tests/operations/releases') });
const { folder, remove } = makeDataFolder();
afterAll(remove);

/** Every text in a value, however deep, but for the name of a network, which follows from its address. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(Object(value)).flatMap(([name, part]) => (name === 'network' ? [] : textsIn(part)));

/** The texts that the group of a backup has published. */
function publishedIn(backup: string): string[] {
  const rows = execFileSync('tar', ['xzOf', backup, 'tables/group_versions/000000.jsonl'], {
    encoding: 'utf8',
  });
  return rows
    .trim()
    .split('\n')
    .flatMap((row) => textsIn((JSON.parse(row) as { content: unknown }).content))
    .filter(Boolean);
}

describe.each(releases)('a database of %s', (name) => {
  const backup = inRoot('tests/operations/releases', name);

  it.each(['embedded', 'PostgreSQL'])('keeps every published text and figure on %s', async (kind) => {
    const place = {
      DATA_DIR: join(folder, `${basename(name)}-${kind}`),
      ADMIN_PASSWORD: adminPassword,
      ...(kind === 'PostgreSQL' && { DATABASE_URL: await makeDatabase() }),
    };
    expect(await runCommand('restore', place, backup)).toMatchObject({ code: 0, errors: '' });
    const server = await start(place);
    const headers = await logIn(server.url);
    const read = async (path: string): Promise<unknown> =>
      (await fetch(server.url + path, { headers })).json();

    const sections = await Promise.all(
      sectionSchema.options.map((section) => read(`/api/admin/group/${section}`)),
    );
    const kept = new Set(textsIn(sections));
    const published = publishedIn(backup);
    expect(published.length).toBeGreaterThan(100);
    expect(published.filter((text) => !kept.has(text))).toEqual([]);
    expect(await (await fetch(server.url)).text()).toContain('Class of 2003');

    const { news } = endpoints.listNews.reply.parse(await read('/api/news'));
    expect(news.map(({ title }) => title)).toEqual(['The well is dug']);
    expect(await read('/api/events')).toMatchObject([{ title: 'Reunion' }]);
    expect(await read('/api/shop')).toMatchObject([{ title: 'Shirt', price: 80 }]);
    expect(await read('/api/members')).toMatchObject({ members: [{ fullName: 'Adwoa Sarpong' }] });
    expect(await read('/api/orders')).toMatchObject([{ payment: 'paid', paidAmount: 101 }]);
    expect(endpoints.getRevenue.reply.parse(await read('/api/admin/revenue'))).toMatchObject({
      totalRevenue: 101,
    });
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
