import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase } from '../support/database.ts';
import { drawNoise, uploadPicture } from '../support/pictures.ts';
import { faultsIn, titlesAt } from '../support/reading.ts';
import { adminPassword, launch, logIn, makeDataFolder, type Run, start } from '../support/server.ts';
import { publishNews } from '../support/writing.ts';

const { folder, remove } = makeDataFolder();
const disk = join(folder, 'disk');
const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' });
/** Mounts a disk of this size at a new folder. */
function addDisk(place: string, size: string): void {
  mkdirSync(place, { recursive: true });
  mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', place);
}
const takeAway = (place: string) => void execFileSync('umount', ['--lazy', place]);
/** Settings of a product on such a disk. */
const settingsAt = (place: string) => ({ DATA_DIR: place, SEED: 'none', ADMIN_PASSWORD: adminPassword });

/** Only root may mount a small disk of its own. */
function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    addDisk(disk, '64m');
    return true;
  } catch {
    return false;
  }
}
const isMounted = canMount();
if (!isMounted)
  console.log('Full and read-only disks are not tried: only root on Linux can mount a small one.');

afterAll(async () => {
  if (isMounted) takeAway(disk);
  await remove();
});

describe.runIf(isMounted)('a disk that gives out', () => {
  let server: Run;
  let headers: { authorization: string };
  beforeAll(async () => {
    server = await start({ ...settingsAt(disk), DATABASE_URL: await makeDatabase() });
    headers = await logIn(server.url);
  });
  afterAll(async () => {
    await server.end('SIGTERM');
  });

  const readiness = () => server.status('/readyz');
  const upload = async (width: number, height: number) =>
    uploadPicture(server.url, headers, await drawNoise(width, height));
  const publish = async () => (await publishNews(server, headers)).status;
  const halfWritten = () => readdirSync(join(disk, 'uploads')).filter((name) => name.endsWith('.part'));

  it('stores no picture by halves when it is full, goes on with everything else, and recovers by itself', async () => {
    const stored: string[] = [];
    let refused = 0;
    writeFileSync(join(disk, 'filler'), Buffer.alloc(58 * 1024 * 1024));
    while (refused < 5) {
      const { status, imageUrl } = await upload(900, 700);
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
    for (const url of stored) expect(await server.status(url), url).toBe(200);

    rmSync(join(disk, 'filler'));
    await expect.poll(readiness, { timeout: 10_000, interval: 20 }).toBe(200);
    expect((await upload(900, 700)).status).toBe(200);
  });

  it('refuses pictures while it is read-only, and recovers by itself', async () => {
    // A disk of its own, since one with files open for writing cannot be changed.
    const uploads = join(disk, 'uploads');
    addDisk(uploads, '32m');
    mount('-o', 'remount,ro', uploads);
    const refused = await upload(500, 400);
    expect(refused.status).toBeGreaterThanOrEqual(500);
    await expect.poll(readiness, { timeout: 10_000 }).toBe(503);
    expect(await publish()).toBe(201);
    mount('-o', 'remount,rw', uploads);
    await expect.poll(readiness, { timeout: 10_000 }).toBe(200);
    expect((await upload(500, 400)).status).toBe(200);
    takeAway(uploads);
  });
});

describe.runIf(isMounted)('a start on a full disk', () => {
  const full = join(folder, 'full');
  const settings = settingsAt(join(full, 'data'));
  beforeAll(() => addDisk(full, '160m'));
  afterAll(() => takeAway(full));

  /** Fills the disk, on which a start fails with a sentence, and makes room again. */
  async function expectSentence() {
    fillUp(full, 0);
    const run = await launch(settings);
    expect(await run.ended).toBe(1);
    expect(run.errors()).toBe(
      'The disk of DATA_DIR or of the database is full. Free some space, then start again.\n',
    );
    rmSync(join(full, 'filler'));
  }

  it('says so in one sentence, with a new database and with one that was there, and starts once there is room', async () => {
    await expectSentence();
    const server = await start(settings);
    await server.end('SIGTERM');
    await expectSentence();
    const again = await start(settings);
    expect(await again.end('SIGTERM')).toBe(0);
    // Four starts, of which two make a database.
  }, 600_000);
});

describe.runIf(isMounted)('the embedded database on a full disk', () => {
  const small = join(folder, 'small');
  beforeAll(() => addDisk(small, '160m'));
  afterAll(() => takeAway(small));

  it('keeps everything that was confirmed', async () => {
    let server = await start(settingsAt(small));
    const headers = await logIn(server.url);
    const confirmed: string[] = [];
    let refused = 0;
    for (let sent = 0; refused < 3 && sent < 2000; sent += 1) {
      const title = `item ${sent}`;
      if (sent === 9) fillUp(small);
      // Text that hardly compresses.
      const content = `<p>${randomBytes(4000).toString('hex')}</p>`;
      const reply = await publishNews(server, headers, { title, content }).catch(() => undefined);
      if (reply?.status === 201) confirmed.push(title);
      else {
        refused += 1;
        expect(reply?.status ?? 500).toBeGreaterThanOrEqual(500);
      }
    }
    await server.end('SIGTERM');
    rmSync(join(small, 'filler'), { force: true });
    server = await start(settingsAt(small));
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
