import { makeEventInput, makeId, makeNewsInput } from '@year-group/api-types/testing/factories';
import { eq, sql } from 'drizzle-orm';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { publishEvent, publishNews } from '#testing/content.ts';
import { memberId, useTestApp } from '#testing/testApp.ts';
import { members } from '../db/schema.ts';
import { tokenSecrets } from './tokens.ts';

const api = useTestApp();

const createNews = (authorization?: string) =>
  api.as.visitor('POST', '/api/news', makeNewsInput(), { ...(authorization && { authorization }) });

/** The claims of a session that exists. */
const session = () => decodeJwt(api.tokens.admin);

/** A valid officer's token, with the given changes. */
function makeToken({
  secret = '',
  role = 'admin',
  issuer = 'year-group',
  expires = '1h',
  algorithm = 'HS256',
  id = session().jti ?? '',
} = {}) {
  const [own = ''] = tokenSecrets(api.services.settings);
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setAudience(role)
    .setJti(id)
    .setSubject(session().sub ?? '')
    .setIssuedAt(Date.now() / 1000)
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret || own));
}

const unsigned = () =>
  new UnsecuredJWT()
    .setIssuer('year-group')
    .setAudience('admin')
    .setJti(session().jti ?? '')
    .setSubject(session().sub ?? '')
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();

describe('a write by the administrator', () => {
  it('passes with a valid token', async () => {
    expect((await createNews(`Bearer ${await makeToken()}`)).statusCode).toBe(201);
    expect((await createNews(`bearer ${await makeToken()}`)).statusCode).toBe(201);
  });

  it.each([
    ['no token', () => undefined],
    ['an empty header', () => ' '],
    ['a word in place of a token', () => 'Bearer admin'],
    ['a token without its scheme', () => api.tokens.admin],
    ['another scheme', () => `Basic ${btoa('admin:admin')}`],
    ['a token signed by somebody else', async () => `Bearer ${await makeToken({ secret: 'x'.repeat(43) })}`],
    ['an expired token', async () => `Bearer ${await makeToken({ expires: '-1s' })}`],
    ['an unsigned token (alg none)', () => `Bearer ${unsigned()}`],
    ['a token of another algorithm', async () => `Bearer ${await makeToken({ algorithm: 'HS512' })}`],
    ['a token of another issuer', async () => `Bearer ${await makeToken({ issuer: 'elsewhere' })}`],
    ['a token without an id', async () => `Bearer ${await makeToken({ id: '' })}`],
    ['a token of a session that does not exist', async () => `Bearer ${await makeToken({ id: 'one' })}`],
    ['a token for an unknown role', async () => `Bearer ${await makeToken({ role: 'owner' })}`],
    ['a token whose claims were changed', () => `Bearer ${withClaims(api.tokens.member, { aud: 'admin' })}`],
  ])('is refused with 401 for %s', async (_what, authorization) => {
    const reply = await createNews(await authorization());
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code: 'unauthorised', error: 'Please log in to continue.' });
    expect(reply.headers['www-authenticate']).toBe('Bearer');
  });

  it('is refused with 403 for a member', async () => {
    const reply = await api.as.member('POST', '/api/news', makeNewsInput());
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'forbidden', error: 'Only officers can do this.' });
  });

  it('is refused before its body is parsed', async () => {
    expect((await api.as.visitor('POST', '/api/news', { nonsense: true })).statusCode).toBe(401);
    expect((await api.as.member('DELETE', '/api/news/not-an-id')).statusCode).toBe(403);
  });

  it('changes nothing when it is refused', async () => {
    const news = await publishNews(api);
    const event = await publishEvent(api);
    const attempts = [
      ['PUT', `/api/news/${news.id}`, { title: 'Taken over' }],
      ['DELETE', `/api/news/${news.id}`, undefined],
      ['DELETE', '/api/admin/news/delete-by-batch', { batchSize: 9 }],
      ['PUT', `/api/events/${event.id}`, { title: 'Taken over' }],
      ['DELETE', `/api/events/${event.id}`, undefined],
      ['POST', '/api/events', makeEventInput()],
    ] as const;
    for (const [method, url, body] of attempts) {
      expect((await api.as.visitor(method, url, body)).statusCode, `${method} ${url}`).toBe(401);
      expect((await api.as.member(method, url, body)).statusCode, `${method} ${url}`).toBe(403);
    }
    expect((await api.as.visitor('GET', `/api/news/${news.id}`)).json()).toEqual(news);
    expect((await api.as.visitor('GET', '/api/events')).json()).toEqual([event]);
  });
});

it('allows anyone to read, even with an invalid token', async () => {
  const reply = await api.as.visitor('GET', '/api/news', undefined, { authorization: 'Bearer expired' });
  expect(reply.statusCode).toBe(200);
});

it('signs with the first of several secrets and accepts the others', async () => {
  const secrets = ['n'.repeat(40), 'o'.repeat(40)];
  const rotated = await api.startAnother({ tokenSecrets: secrets });
  try {
    const statusWith = async (secret: string) =>
      (
        await rotated.as.visitor('POST', '/api/news', makeNewsInput(), {
          authorization: `Bearer ${await makeToken({ secret })}`,
        })
      ).statusCode;
    expect(await Promise.all(secrets.map(statusWith))).toEqual([201, 201]);
    expect(await statusWith('z'.repeat(40))).toBe(401);
    expect((await createNews(`Bearer ${rotated.tokens.admin}`)).statusCode).toBe(401);
  } finally {
    await rotated.close();
  }
});

it('refuses the token of a deleted member', async () => {
  const { db } = api.services;
  const [row] = await db.delete(members).where(eq(members.id, memberId)).returning();
  expect((await api.as.member('DELETE', `/api/news/${makeId()}`)).statusCode).toBe(401);
  if (row) await db.insert(members).values(row);
});

function withClaims(token: string, claims: object): string {
  const [header, payload = '', signature] = token.split('.');
  const changed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims };
  return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
}

it('logs who was refused what, and no address, query or body', async () => {
  const other = await api.startAnother({ logLevel: 'trace' });
  const lines: string[] = [];
  // Where the product's own logger writes, behind its serializers and those of Fastify.
  const log = other.app.log as typeof other.app.log & Record<symbol, { write(line: string): void }>;
  vi.spyOn(log[pino.symbols.streamSym] ?? { write: () => {} }, 'write').mockImplementation((line) => {
    lines.push(line);
  });
  const { db } = other.services;
  const search = '?searchTerm=Searched&email=searched%40example.com';
  const statusOf = async (call: Promise<{ statusCode: number }>) => (await call).statusCode;
  expect(await statusOf(other.as.member('GET', `/api/orders${search}`))).toBe(403);
  expect(await statusOf(other.as.member('POST', `/api/news${search}`, makeNewsInput()))).toBe(403);
  for (const path of ['/api/nothing', '/api/%E0%A4%A', 'http://elsewhere.example/api/news', '/nothing'])
    await other.as.visitor('GET', path + search);
  await db.execute(sql`alter table news_items rename to news_elsewhere`);
  expect(await statusOf(other.as.visitor('GET', `/api/news${search}`))).toBe(500);
  await db.execute(sql`alter table news_elsewhere rename to news_items`);
  await other.close();
  const entries = lines.map((line) => JSON.parse(line));
  const refused = entries.filter(({ msg }) => msg === 'refused');
  const who = { role: 'member', memberId };
  expect(refused).toMatchObject([
    { method: 'GET', route: '/api/orders', code: 'forbidden', who },
    { method: 'POST', route: '/api/news', code: 'forbidden', who },
  ]);
  expect(entries).toContainEqual(expect.objectContaining({ msg: 'request failed' }));
  expect(lines.join('')).not.toMatch(/searched|127\.0\.0\.1|elsewhere\.example/i);
});
