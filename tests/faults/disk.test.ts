import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeNewsInput } from '@year-group/api-types/testing/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase } from '../support/database.ts';
import { drawNoise, uploadPicture } from '../support/pictures.ts';
import { faultsIn, titlesAt } from '../support/reading.ts';
import { adminPassword, launch, logIn, makeDataFolder, type Run, send, start } from '../support/server.ts';

const { folder, remove } = makeDataFolder();
const disk = join(folder, 'disk');
const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' });

/** Only root may mount a small disk of its own. */
function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    mkdirSync(disk);
    mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk);
    return true;
  } catch {
    return false;
  }
}
const isMounted = canMount();
if (!isMounted)
  console.log('Full and read-only disks are not tried: only root on Linux can mount a small one.');

afterAll(async () => {
  if (isMounted) execFileSync('umount', ['--lazy', disk]);
  await remove();
});

describe.runIf(isMounted)('a disk that gives out', () => {
  let databaseUrl: string;
  let server: Run;
  let headers: { authorization: string };
  beforeAll(async () => {
    databaseUrl = await makeDatabase();
    const settings = {
      DATA_DIR: disk,
      SEED: 'none',
      ADMIN_PASSWORD: adminPassword,
      DATABASE_URL: databaseUrl,
    };
    server = await start(settings);
    headers = await logIn(server.url);
  });
  afterAll(async () => {
    await server.end('SIGTERM');
  });

  const readiness = async () => (await fetch(`${server.url}/readyz`)).status;
  const publish = async () => (await send('POST', `${server.url}/api/news`, makeNewsInput(), headers)).status;
  const halfWritten = () => readdirSync(join(disk, 'uploads')).filter((name) => name.endsWith('.part'));

  it('stores no picture by halves when it is full, goes on with everything else, and recovers by itself', async () => {
    const stored: string[] = [];
    let refused = 0;
    writeFileSync(join(disk, 'filler'), Buffer.alloc(58 * 1024 * 1024));
    while (refused < 5) {
      const { status, imageUrl } = await uploadPicture(server.url, headers, await drawNoise(900, 700));
      if (imageUrl) stored.push(imageUrl);
      if (status !== 200) {
        refused += 1;
        expect(status).toBeGreaterThanOrEqual(500);
      }
      expect(stored.length + refused).toBeLessThan(200);
    }
    await expect.poll(readiness, { timeout: 10_000 }).toBe(503);
    expect(await publish()).toBe(201);
    expect(halfWritten()).toEqual([]);
    for (const url of stored) expect((await fetch(`${server.url}${url}`)).status, url).toBe(200);

    rmSync(join(disk, 'filler'));
    await expect.poll(readiness, { timeout: 10_000, interval: 20 }).toBe(200);
    expect((await uploadPicture(server.url, headers, await drawNoise(900, 700))).status).toBe(200);
  });

  it('refuses pictures while it is read-only, and recovers by itself', async () => {
    // A disk of its own, since one with files open for writing cannot be changed.
    const uploads = join(disk, 'uploads');
    mount('-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', uploads);
    mount('-o', 'remount,ro', uploads);
    const refused = await uploadPicture(server.url, headers, await drawNoise(500, 400));
    expect(refused.status).toBeGreaterThanOrEqual(500);
    await expect.poll(readiness, { timeout: 10_000 }).toBe(503);
    expect(await publish()).toBe(201);
    mount('-o', 'remount,rw', uploads);
    await expect.poll(readiness, { timeout: 10_000 }).toBe(200);
    expect((await uploadPicture(server.url, headers, await drawNoise(500, 400))).status).toBe(200);
    execFileSync('umount', ['--lazy', uploads]);
  });
});

describe.runIf(isMounted)('a start on a full disk', () => {
  const full = join(folder, 'full');
  const settings = { DATA_DIR: join(full, 'data'), SEED: 'none', ADMIN_PASSWORD: adminPassword };
  beforeAll(() => {
    mkdirSync(full);
    mount('-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', full);
  });
  afterAll(() => {
    execFileSync('umount', ['--lazy', full]);
  });

  async function expectSentence() {
    const run = await launch(settings);
    expect(await run.ended).toBe(1);
    expect(run.errors()).toBe(
      'The disk of DATA_DIR or of the database is full. Free some space, then start again.\n',
    );
  }

  it('says so in one sentence, with a new database and with one that was there, and starts once there is room', async () => {
    fillUp(full, 0);
    await expectSentence();
    rmSync(join(full, 'filler'));
    const server = await start(settings);
    await server.end('SIGTERM');
    fillUp(full, 0);
    await expectSentence();
    rmSync(join(full, 'filler'));
    const again = await start(settings);
    expect(await again.end('SIGTERM')).toBe(0);
    // Four starts, of which two make a database.
  }, 400_000);
});

describe.runIf(isMounted)('the embedded database on a full disk', () => {
  const small = join(folder, 'small');
  beforeAll(() => {
    mkdirSync(small);
    mount('-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', small);
  });
  afterAll(() => {
    execFileSync('umount', ['--lazy', small]);
  });

  it('keeps everything that was confirmed', async () => {
    const settings = { DATA_DIR: small, SEED: 'none', ADMIN_PASSWORD: adminPassword };
    let server = await start(settings);
    const headers = await logIn(server.url);
    const confirmed: string[] = [];
    let refused = 0;
    for (let sent = 0; refused < 3 && sent < 2000; sent += 1) {
      const title = `item ${sent}`;
      if (sent === 9) fillUp(small);
      // Text that hardly compresses.
      const content = `<p>${randomBytes(4000).toString('hex')}</p>`;
      const reply = await send(
        'POST',
        `${server.url}/api/news`,
        makeNewsInput({ title, content }),
        headers,
      ).catch(() => undefined);
      if (reply?.status === 201) confirmed.push(title);
      else {
        refused += 1;
        expect(reply?.status ?? 500).toBeGreaterThanOrEqual(500);
      }
    }
    await server.end('SIGTERM');
    rmSync(join(small, 'filler'), { force: true });
    server = await start(settings);
    expect(refused).toBeGreaterThan(0);
    expect(confirmed.length).toBeGreaterThan(8);
    expect(faultsIn(await titlesAt(server), confirmed)).toEqual({ lost: 0, doubled: 0 });
    await server.end('SIGTERM');
  });
});

/** Leaves a few hundred kilobytes. */
function fillUp(place: string, leave = 400): void {
  const free = Number(execFileSync('df', ['--output=avail', '-k', place]).toString().split('\n')[1]);
  writeFileSync(join(place, 'filler'), Buffer.alloc(Math.max(0, free - leave) * 1024));
}
