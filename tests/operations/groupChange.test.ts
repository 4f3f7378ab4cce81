import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeRegistration } from '@year-group/api-types/testing/factories';
import { beforeAll, expect, it } from 'vitest';
import { preparePlaces } from '../support/prepareServer.ts';
import { lettersIn } from '../support/reading.ts';
import { logIn, type Run, start } from '../support/server.ts';
import { register } from '../support/writing.ts';

const { folder, makePlace } = preparePlaces();
let servers: [Run, Run];
let headers: { authorization: string };
beforeAll(async () => {
  const secret = { TOKEN_SECRET: 'the same for both processes, and long enough' };
  const common = { ...(await makePlace()), ...secret, SEED: 'none' };
  // A folder for each, so that the letters of both are found.
  servers = [
    await start({ ...common, DATA_DIR: join(folder, 'first') }),
    await start({ ...common, DATA_DIR: join(folder, 'second') }),
  ];
  headers = await logIn(servers[0].url);
});

/** What carries the name: the home page, the shell, the feed. */
const readings = ['/', '/api/group', '/news.atom', '/site.webmanifest'] as const;
const rounds = 20;
/** After this time another process knows of a change. */
const knownElsewhereMs = 1000;

const unchanged = { school: 'The school', completionYear: 2003, subtitle: '', tagline: '', motto: '' };
const identity = (round: number) => ({
  name: `Round ${round} of the group`,
  shortName: `Round ${round}`,
  ...unchanged,
});
/** The rounds whose name a text carries. */
const roundsIn = (text: string) => [...text.matchAll(/Round (\d+)/g)].map(([, round]) => Number(round));

async function roundAt({ url }: Run, path: string): Promise<number> {
  const found = roundsIn(await (await fetch(url + path)).text());
  expect(new Set(found).size, `${path} carries ${found.join()}`).toBe(1);
  return found[0] ?? 0;
}

async function registerMember(server: Run, round: number): Promise<void> {
  const address = { email: `member${round}@example.com`, phone: `+2332444${String(round).padStart(5, '0')}` };
  const { status } = await register(server, makeRegistration({ fullName: `Member ${round}`, ...address }));
  expect(status).toBe(201);
}

it('a publication is in its own process at the next request, in the other within a second, and in no older reply afterwards', async () => {
  const published: { round: number; by: Run; at: number }[] = [];
  let isWriting = true;
  let stale = 0;
  let slowest = 0;

  async function readUntilEnd(server: Run, path: string) {
    while (isWriting) {
      const asked = performance.now();
      const known = published.filter(({ by, at }) => by === server || at < asked - knownElsewhereMs);
      const atLeast = known.at(-1)?.round ?? 0;
      if (atLeast > 0 && (await roundAt(server, path)) < atLeast) stale += 1;
      await pause(50);
    }
  }
  async function write() {
    for (let round = 1; round <= rounds; round += 1) {
      const [writer, other] = round % 2 ? servers : ([servers[1], servers[0]] as const);
      const body = { content: identity(round), basedOn: round - 1 };
      const sentAt = performance.now();
      expect((await writer.send('POST', '/api/admin/group/identity', body, headers)).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - sentAt);
      published.push({ round, by: writer, at: performance.now() });
      const seenAt = (server: Run) => Promise.all(readings.map((path) => roundAt(server, path)));
      expect(await seenAt(writer)).toEqual(readings.map(() => round));
      const publishedAt = performance.now();
      // A reading may take its time on a busy machine; what counts is when it was asked.
      async function seenElsewhere() {
        const isLate = performance.now() - publishedAt > knownElsewhereMs;
        const seen = await seenAt(other);
        if (isLate && seen.some((each) => each !== round)) stale += 1;
        return seen;
      }
      await expect.poll(seenElsewhere, { timeout: 15_000, interval: 20 }).toEqual(readings.map(() => round));
      await registerMember(other, round);
    }
    isWriting = false;
  }
  await Promise.all([
    write().finally(() => (isWriting = false)),
    ...servers.flatMap((server) => readings.map((path) => readUntilEnd(server, path))),
  ]);

  await expect.poll(() => lettersIn(folder).length, { timeout: 30_000 }).toBe(rounds);
  // A letter is sent after its registration, and so never in an older name.
  for (const letter of lettersIn(folder)) {
    const of = Number(/member(\d+)@/.exec(letter)?.[1]);
    expect(Math.min(...roundsIn(letter))).toBeGreaterThanOrEqual(of);
  }
  expect(stale).toBe(0);
  expect(slowest).toBeLessThan(2000);
});
