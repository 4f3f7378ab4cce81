import { randomUUID } from 'node:crypto';
import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageVariants } from '@year-group/api-types/common/imageVariants';
import { endpoints } from '@year-group/api-types/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../support/command.ts';
import { drawNoise, uploadPicture } from '../support/pictures.ts';
import { preparePlaces } from '../support/prepareServer.ts';
import { everythingIn } from '../support/reading.ts';
import { logIn, type Run, start } from '../support/server.ts';
import { toShopper } from '../support/shopper.ts';
import { publishNews } from '../support/writing.ts';

const kinds = ['embedded', 'PostgreSQL'];
const { folder, makePlace } = preparePlaces();

describe.each(kinds)('a backup of a product on the %s database', (kind) => {
  let settings: Awaited<ReturnType<typeof makePlace>>;
  let server: Run;
  let headers: { authorization: string };
  let imageUrl: string;
  const file = join(folder, `${kind}.tar.gz`);
  const confirmed: { before: string[]; after: string[] } = { before: [], after: [] };

  beforeAll(async () => {
    settings = await makePlace(kind);
    server = await start(settings);
    headers = await logIn(server.url);
    ({ imageUrl = '' } = await uploadPicture(server.url, headers, await drawNoise(700, 500)));
  });

  async function backUp(...args: string[]) {
    // The embedded database is in use while the product runs.
    if (kind === 'embedded') await server.end('SIGTERM');
    const made = await runCommand('backup', settings, ...args);
    if (kind === 'embedded') server = await start(settings);
    return made;
  }

  it('is made, on PostgreSQL while people go on writing, and says what it holds', async () => {
    let isBackedUp = false;
    const publish = async (title: string) => {
      expect((await publishNews(server, headers, { title, imageUrl })).status).toBe(201);
      return title;
    };
    for (let n = 0; n < 20; n += 1) confirmed.before.push(await publish(`before ${n}`));
    const writing = (async () => {
      for (let n = 0; kind === 'PostgreSQL' && !isBackedUp; n += 1)
        confirmed.after.push(await publish(`during ${n}`));
    })();
    const { code, out, errors } = await backUp(file);
    isBackedUp = true;
    await writing;
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(out).toMatch(/^Backed up \d+ rows in \d+ tables and \d+ pictures, read back and compared: /);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    if (kind === 'PostgreSQL') expect(confirmed.after.length).toBeGreaterThan(0);
  });

  it('goes into the data folder when no file is named, and leaves no draft', async () => {
    expect((await backUp()).code).toBe(0);
    expect(readdirSync(join(settings.DATA_DIR, 'backups'))).toEqual([
      expect.stringMatching(/^year-group-.*Z\.tar\.gz$/),
    ]);
  });

  it.each(kinds)('brings a whole product back on an empty %s database', async (other) => {
    const place = await makePlace(other);
    const { code, out, errors } = await runCommand('restore', place, file);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(out).toContain('compared with the backup');

    const restored = await start(place);
    const again = await logIn(restored.url);
    const [shown, original] = [await everythingIn(restored, again), await everythingIn(server, headers)];
    const titles = new Set(shown.news.map(({ title }) => title));
    const known = new Set([...confirmed.before, ...confirmed.after]);
    expect(confirmed.before.filter((title) => !titles.has(title))).toEqual([]);
    expect(shown.news).toEqual(
      original.news.filter(({ title }) => !title.startsWith('during') || titles.has(title)),
    );
    expect([...titles].filter((title) => /^(before|during)/.test(title) && !known.has(title))).toEqual([]);
    expect({ ...shown, news: [] }).toEqual({ ...original, news: [] });

    for (const picture of [imageUrl, ...shown.listings.flatMap(({ images }) => images)]) {
      for (const each of imageVariants(picture)?.srcSet.split(', ') ?? []) {
        const [address = ''] = each.split(' ');
        expect(await restored.status(address), address).toBe(200);
      }
    }
    await expectWorking(restored, again);
    expect(await restored.end('SIGTERM')).toBe(0);
  });

  it('is refused by a database that holds something, which stays as it was', async () => {
    const place = await makePlace(kind);
    await (await start(place)).end('SIGTERM');
    const { code, errors } = await runCommand('restore', place, file);
    expect(code).toBe(1);
    expect(errors).toMatch(/^The database is not empty\. .*\n$/);
  });
});

/** Expects that a shopper can order, news is published, and members are listed and changed. */
async function expectWorking(server: Run, headers: { authorization: string }): Promise<void> {
  const shopper = await toShopper(server.url);
  expect((await shopper.pay(await shopper.order(randomUUID()))).status).toBe(200);
  const published = await publishNews(server, headers, { title: 'After the restore' });
  const { id } = endpoints.createNewsItem.reply.parse(await published.json());
  expect(await (await fetch(`${server.url}/news/${id}`)).text()).toContain('After the restore');
  const read = async () => endpoints.listMembers.reply.parse(await server.read('/api/members', headers));
  const { members, total } = await read();
  const changed = await server.send('PUT', `/api/members/${members[0]?.id}`, { location: 'Tema' }, headers);
  expect(changed.status).toBe(200);
  expect((await read()).total).toBe(total);
}

describe('a file that is no whole backup', () => {
  it.each(['cut off', 'changed in the middle', 'something else'])('is refused when it is %s', async (how) => {
    const file = join(folder, 'damaged.tar.gz');
    const good = await readFile(join(folder, 'embedded.tar.gz'));
    writeFileSync(file, how === 'something else' ? 'hello' : good);
    if (how === 'cut off') truncateSync(file, Math.floor(good.length * 0.9));
    if (how === 'changed in the middle') {
      good[Math.floor(good.length / 2)] = (good[Math.floor(good.length / 2)] ?? 0) ^ 0xff;
      writeFileSync(file, good);
    }
    const { code, errors } = await runCommand('restore', await makePlace('embedded'), file);
    expect(code).toBe(1);
    expect(errors).toMatch(/Use another (one|backup)\.\n$/);
  });
});
