import { houseTexts } from '@year-group/api-types/members/houses';
import { registrationSchema } from '@year-group/api-types/members/member';
import { byField, optionalFields } from '@year-group/api-types/members/memberFields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { members } from '#platform/db/schema.ts';
import { exampleGroup } from '#testing/group.ts';
import { sendRegistration } from '#testing/people.ts';
import { startTestApp, type TestApp, useTestApp } from '#testing/testApp.ts';

const api = useTestApp();

const houses = exampleGroup.houses.names.map(({ name }) => name);
const text = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength });
const sometimes = <Value>(usual: fc.Arbitrary<Value>) =>
  fc.oneof(
    { weight: 8, arbitrary: usual },
    {
      weight: 1,
      arbitrary: fc.constantFrom<unknown>(undefined, null, 7, [], {}, '', '   ', '\u0000', '<b>'),
    },
  );
const email = fc.oneof(
  fc.stringMatching(/^[\w.-]{1,9}@[\w.-]{1,9}\.\w{1,4}$/),
  fc.stringMatching(/^\w{1,8}@\w{1,8}\.\w{2,3}$/),
);
const phone = fc.oneof(fc.stringMatching(/^\+?[\d ()-]{7,18}$/), fc.stringMatching(/^\+\d{10,15}$/));
const registration = fc.record(
  {
    ...byField(optionalFields, () => sometimes(text(205))),
    fullName: sometimes(text(125)),
    email: sometimes(email),
    phone: sometimes(phone),
    houseAtPresec: sometimes(fc.constantFrom(...houses, 'riis house')),
    message: sometimes(text(40)),
  },
  { requiredKeys: ['fullName', 'email'] },
);

describe('client and server', () => {
  it('refuse the same registrations, with the same messages for the same fields', async () => {
    await fc.assert(
      fc.asyncProperty(registration, async (body) => {
        // What the form does: applies the schema to the fields after JSON.
        const asSent: object = JSON.parse(JSON.stringify(body));
        const checked = registrationSchema.safeParse(asSent);
        const reply = await sendRegistration(api, body);
        const house = checked.data?.houseAtPresec;
        const isKnown = !house || houses.includes(house);
        expect(checked.success && isKnown ? [201, 409] : [400]).toContain(reply.statusCode);
        if (checked.success && isKnown) return;
        // Only the server knows the houses of the group; it looks at them last.
        const issues = checked.error?.issues.map(({ path, message }) => ({
          path: path.join('.'),
          message,
        })) ?? [{ path: 'houseAtPresec', message: houseTexts({ label: 'House', names: houses }).unknown }];
        expect(reply.json().issues).toEqual(issues);
      }),
    );
  });
});

describe('a hostile e-mail of 100,000 characters', () => {
  const long = 100_000;
  it.each([
    ['words without end', 'a'.repeat(long)],
    ['words and dots', 'a.'.repeat(long / 2)],
    ['words, dots and an ending that fails', `${'a.'.repeat(long / 2)}@b.c!`],
    ['hyphens', `a${'-'.repeat(long)}@example.com`],
    ['a domain of dots', `a@${'a.'.repeat(long / 2)}!`],
    ['a domain without end', `a@${'a'.repeat(long)}`],
    ['signs at', '@'.repeat(long)],
    ['spaces', `${' '.repeat(long)}a`],
    ['spaces inside', `a${' '.repeat(long)}@example.com`],
    ['spaces that do not break', '\u00A0'.repeat(long)],
  ])('is refused quickly, in registration and change: %s', async (_case, hostile) => {
    const before = await api.services.db.$count(members);
    const body = { fullName: 'Robot', phone: '+233201234567', email: hostile };
    expect((await sendRegistration(api, body)).statusCode).toBe(400);
    const change = await api.as.member('PUT', '/api/members/01890000-0000-7000-8000-00000000abcd', body);
    expect(change.statusCode).toBe(400);
    const verification = await api.as.visitor('POST', '/api/auth/verify-member', { email: hostile });
    expect([400, 401]).toContain(verification.statusCode);
    // A rule that backtracks takes minutes at this length: the test would time out.
    expect(await api.services.db.$count(members)).toBe(before);
  });

  it('takes ten times as long for ten times the length, not a hundred times', () => {
    const { email: rule } = registrationSchema.shape;
    const timeOf = (length: number) => {
      const hostile = `${'a.'.repeat(length / 2)}@b`;
      const times = Array.from({ length: 15 }, () => {
        const started = performance.now();
        rule.safeParse(hostile);
        return performance.now() - started;
      });
      return Math.min(...times);
    };
    timeOf(1_000_000);
    expect(timeOf(10_000_000)).toBeLessThan(Math.max(40 * timeOf(1_000_000), 20));
  });
});

describe('the limits of registration', () => {
  const register = (app: TestApp, ip: string) =>
    app.app.inject({
      method: 'POST',
      url: '/api/members',
      payload: { fullName: 'K', email: 'nobody@example.org', phone: '+233201230000' },
      headers: { 'x-api-key': 'public-registration' },
      remoteAddress: ip,
    });

  it('apply per address and per network while RATE_LIMITS is on, and not in the demo', async () => {
    const limited = await startTestApp({ rateLimits: 'on' });
    try {
      for (let each = 0; each < 40; each += 1)
        expect((await register(limited, '192.0.2.1')).statusCode).not.toBe(429);
      expect((await register(limited, '192.0.2.1')).statusCode).toBe(429);
      for (let each = 0; each < 80; each += 1) await register(limited, `192.0.2.${10 + each}`);
      expect((await register(limited, '192.0.2.200')).statusCode).toBe(429);
      expect((await register(limited, '198.51.100.1')).statusCode).toBe(409);
      for (let each = 0; each < 45; each += 1)
        expect((await register(api, '192.0.2.1')).statusCode).not.toBe(429);
    } finally {
      await limited.close();
    }
  });
});
