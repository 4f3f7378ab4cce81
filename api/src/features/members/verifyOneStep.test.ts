import type { Member } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import { decodeJwt } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#platform/db/schema.ts';
import { registerMember } from '#testing/people.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp({ memberVerification: 'one-step' });
let kofi: Member;
beforeAll(async () => {
  kofi = await registerMember(api, { email: 'kofi@example.org', phone: '+233201112222' });
});
beforeEach(async () => {
  await api.services.db.delete(rateLimits);
});

const verify = (body: object, ip = '192.0.2.1') =>
  api.app.inject({ method: 'POST', url: '/api/auth/verify-member', payload: body, remoteAddress: ip });

describe('verification in one step', () => {
  it.each([
    ['the phone', { phone: '+233201112222' }],
    ['the phone as people write it', { phone: '+233 (0)20-111 2222' }],
    ['the phone without the country code', { phone: '020 111 2222' }],
    ['the phone with 00', { phone: '00233 20 111 2222' }],
    ['the e-mail', { email: 'kofi@example.org' }],
    ['the e-mail in capitals', { email: ' Kofi@Example.ORG ' }],
    ['the phone, whatever the e-mail', { phone: '+233201112222', email: 'nobody@example.org' }],
    ['the e-mail beside an empty phone', { phone: '', email: 'kofi@example.org' }],
  ])('gives a token for %s', async (_case, body) => {
    const reply = await verify(body);
    expect(reply.statusCode).toBe(200);
    const { token } = reply.json();
    expect(decodeJwt(token)).toMatchObject({ id: kofi.id });
    const seen = await api.as.visitor('GET', '/api/members/me', undefined, {
      authorization: `Bearer ${token}`,
    });
    expect(seen.json()).toEqual(kofi);
  });

  it.each([
    { phone: '+233209999999' },
    { email: 'nobody@example.org' },
    { phone: '+233209999999', email: 'kofi@example.org' },
    { phone: 'kofi@example.org' },
  ])('refuses %j with a sentence', async (body) => {
    const reply = await verify(body);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({
      code: 'not-a-member',
      error: messages.verification.unknown,
      message: messages.verification.unknown,
    });
  });

  it.each([{}, { phone: '', email: '' }, { phone: '  ' }])('requires one of the two: %j', async (body) => {
    const reply = await verify(body);
    expect([reply.statusCode, reply.json().message]).toEqual([400, messages.verification.bothEmpty]);
  });

  it('allows an address twenty guesses, not counting right ones', async () => {
    for (let each = 0; each < 25; each += 1)
      expect((await verify({ phone: kofi.phone })).statusCode).toBe(200);
    const guesses = await Promise.all(
      Array.from({ length: 25 }, (_, each) => verify({ phone: `+23320999${1000 + each}` })),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20);
    const late = await verify({ phone: kofi.phone });
    expect([late.statusCode, late.json().code]).toEqual([429, 'too-many-requests']);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect((await verify({ phone: kofi.phone }, '198.51.100.7')).statusCode).toBe(200);
  });

  it('allows a network a hundred guesses, from any number of addresses', async () => {
    for (let each = 0; each < 100; each += 1)
      await verify({ phone: '+233209999999' }, `2001:db8:1:${each}::1`);
    expect((await verify({ phone: kofi.phone }, '2001:db8:1:ffff::1')).statusCode).toBe(429);
    expect((await verify({ phone: kofi.phone }, '2001:db8:2::1')).statusCode).toBe(200);
  });
});
