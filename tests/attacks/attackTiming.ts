import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { product } from './product.ts';
import { furthestByChance, rankDifference, shuffled } from './ranks.ts';

/** The token in the letter of an invitation; empty before it is sent. */
const linkIn = (letters: string[]): string =>
  /\/admin\/invitation#([\w-]{43})/.exec(letters.join('\n').replaceAll(/=\r?\n/g, ''))?.[1] ?? '';

/** Sends the same calls for known and unknown people in random order, and compares how long the answers took. */
export function attackTiming(): void {
  const known = Array.from({ length: 310 }, (_, n) => ({
    fullName: 'Kofi Boateng',
    email: `known${n}@example.org`,
    phone: `+2332400${String(10_000 + n)}`,
  }));
  beforeAll(async () => {
    const members = { members: known, dryRun: false };
    const reply = await product.admin('POST', '/api/admin/members/import', members);
    expect(reply.json).toMatchObject({ added: known.length });
  });

  /** How long a call takes in ms: the fastest of several, as an attacker who repeats it would measure. */
  async function time(status: number, method: string, path: string, body?: object, more = 0, tries = 3) {
    let fastest = Number.POSITIVE_INFINITY;
    for (let n = 0; n < tries; n += 1) {
      const begun = performance.now();
      const reply = await product.send(method, path, body);
      const answered = performance.now();
      while (performance.now() < answered + more);
      fastest = Math.min(fastest, performance.now() - begun);
      expect(reply.status, reply.text).toBe(status);
    }
    return fastest;
  }

  /** The chance that a call of the second kind takes longer than one of the first; 0.5 if equal. */
  async function compare(first: (n: number) => Promise<number>, second: typeof first, samples = 100) {
    const times: [number[], number[]] = [[], []];
    const turns = shuffled(Array.from({ length: samples * 2 }, (_, n) => n));
    // The first calls of a kind are slower for every caller.
    for (let n = samples; n < samples + 5; n += 1) await Promise.all([first(n), second(n)]);
    for (const turn of turns) {
      const kind = turn % 2 === 0 ? 0 : 1;
      times[kind].push(await [first, second][kind]!(turn >> 1));
    }
    return { ...rankDifference(...times), samples };
  }

  function expectFair({ chance, medians, samples }: Awaited<ReturnType<typeof compare>>, what: string): void {
    const [left, right] = medians.map((each) => each.toFixed(2));
    const found = `chance ${chance.toFixed(2)} | medians ${left} and ${right} ms`;
    console.log(`attacks | timing of ${what} | ${found}`);
    const distance = Math.abs(chance - 0.5);
    expect(distance, `${what}: ${left} and ${right} ms`).toBeLessThan(furthestByChance(samples));
  }

  const verify = (body: object) => time(200, 'POST', '/api/auth/verify-member', body);

  it('would notice two milliseconds', async () => {
    const ask = (more: number) => time(404, 'GET', `/api/orders/${randomUUID()}`, undefined, more, 9);
    const { chance, samples } = await compare(
      () => ask(0),
      () => ask(2),
    );
    console.log(`attacks | timing of two milliseconds more | chance ${chance.toFixed(2)}`);
    expect(chance).toBeGreaterThan(0.5 + furthestByChance(samples));
  });

  describe('nobody learns from a clock', () => {
    it.each(['email', 'phone'] as const)('whether somebody has this %s', async (field) => {
      const strangers = { email: 'stranger@example.org', phone: '+233550000000' };
      const stranger = (n: number) =>
        verify({ [field]: strangers[field].replace(/(?=@)|....$/, String(1000 + n)) });
      const member = (n: number) => verify({ [field]: known[field === 'email' ? n : n + 200]?.[field] });
      expectFair(await compare(member, stranger), `a known and an unknown ${field}`);
    });

    it('whether a code was sent at all', async () => {
      const challengeFor = async (email?: string) => {
        const { json } = await product.send('POST', '/api/auth/verify-member', { email });
        return String(json?.['challengeId']);
      };
      const guess = async (challengeId: string) =>
        time(401, 'POST', '/api/auth/verify-member/code', { challengeId, code: '000000' });
      const member = async (n: number) => guess(await challengeFor(known[150 + (n % 40)]?.email));
      const nobody = async (n: number) => guess(await challengeFor(`nobody${n % 40}@example.org`));
      expectFair(await compare(member, nobody), 'a code for a member and for nobody');
    });

    it('how near a password is', async () => {
      const guess = (password: string) => time(401, 'POST', '/api/admin/login', { password });
      const short = () => guess('c');
      const near = () => guess('correct horse battery stapl'.padEnd(1000, 'e'));
      expectFair(await compare(short, near, 40), 'a short password and a long one that begins well');
    });

    it('whether an officer has this address', async () => {
      const officer = { name: 'Ama Owusu', email: 'officer@example.org', roles: ['editor'] };
      expect((await product.admin('POST', '/api/admin/officers', officer)).status).toBe(201);
      const read = () => linkIn(product.letters());
      await expect.poll(read, { timeout: 15_000 }).toMatch(/^.{43}$/);
      const token = read();
      const password = 'violin cactus harbour sixpence';
      const accepted = await product.send('POST', '/api/admin/invitation/accept', { token, password });
      expect(accepted.status, accepted.text).toBe(200);
      const guess = (email: string) => time(401, 'POST', '/api/admin/login', { email, password: 'a guess' });
      const known = () => guess(officer.email);
      const unknown = () => guess('nobody@example.org');
      const compared = await compare(known, unknown, 40);
      expectFair(compared, 'an officer’s address and an unknown one');
      const [left = 0, right = 0] = compared.medians;
      expect(Math.abs(left - right)).toBeLessThan(25);
    });

    it('how near the id of an order is', async () => {
      const { orders: id } = await product.fill();
      const end = Number.parseInt(id.slice(-3), 16);
      const ask = (asked: string) => time(404, 'GET', `/api/orders/${asked}`);
      const after = (n: number) => ((end + 1 + n) % 4096).toString(16).padStart(3, '0');
      const near = (n: number) => ask(`${id.slice(0, -3)}${after(n)}`);
      expectFair(await compare(near, () => ask(randomUUID())), 'an order’s id but for the end and any other');
    });
  });
}
