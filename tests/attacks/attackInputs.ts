import { errorSchema } from '@year-group/api-types/common/errors';
import { type Endpoint, endpoints } from '@year-group/api-types/endpoints';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { claimsOf, forge } from './forge.ts';
import { anyJson, nearSchema } from './nearSchema.ts';
import {
  type Answer,
  apiKey,
  bearer,
  expectReady,
  fillPath,
  type Person,
  product,
  secret,
} from './product.ts';

const runs = 50;

/** Sends what the schemas accept, what they nearly accept and what they do not. */
export function attackInputs(): void {
  let ids: string[];
  let leaver: Person;

  beforeAll(async () => {
    ids = Object.values(await product.fill());
  });

  /** The headers with which a call is let in; who logs out needs a new session each time. */
  const headersFor = ({ guard, path }: Endpoint): Record<string, string> => ({
    ...apiKey,
    ...(guard !== 'apiKey' && guard !== 'public' && bearer(product.adminToken)),
    ...(path === endpoints.signOut.path && bearer(forge(secret, claimsOf('member', leaver.id)))),
  });

  const calls = Object.entries(endpoints) as [string, Endpoint][];
  const words = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
  const inPath = fc.oneof(fc.uuid(), words, fc.constant('me'));

  it.each(calls.filter(([, { body }]) => body))('takes any body of %s', async (name, endpoint) => {
    // Another call may have deleted the one before.
    leaver = await product.join(`leaver.of.${name.toLowerCase()}`);
    const near = nearSchema(endpoint.body ?? expect.fail(), ids);
    const given = fc.oneof({ weight: 8, arbitrary: near }, anyJson);
    await fc.assert(
      fc.asyncProperty(given, fc.constantFrom(...ids), async (body, id) => {
        const path = fillPath(endpoint.path, id);
        const headers = { ...headersFor(endpoint), 'content-type': 'application/json' };
        const reply = await product.send(endpoint.method, path, JSON.stringify(body), headers);
        expectDecent(reply, `${name} ${JSON.stringify(body)}`);
      }),
      { numRuns: runs },
    );
  });

  it.each(calls.filter(([, { query }]) => query))('takes any query of %s', async (name, endpoint) => {
    const fromSchema = nearSchema(endpoint.query ?? expect.fail(), ids);
    const wild = fc.dictionary(fc.string({ maxLength: 8 }), fc.string({ unit: 'binary', maxLength: 30 }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fromSchema, wild), fc.boolean(), async (query, twice) => {
        const pairs = Object.entries(query ?? {}).map(([key, value]) => [key, String(value).toWellFormed()]);
        const text = new URLSearchParams(twice ? [...pairs, ...pairs] : pairs);
        const path = `${endpoint.path}?${text}`.slice(0, 8000);
        const reply = await product.send('GET', path, undefined, headersFor(endpoint));
        expectDecent(reply, `${name} ?${text}`);
      }),
      { numRuns: runs },
    );
  });

  it.each(calls.filter(([, { params }]) => params))('takes any id of %s', async (name, endpoint) => {
    await fc.assert(
      fc.asyncProperty(inPath, async (id) => {
        const path = endpoint.path.replaceAll(/:\w+/g, () => encodeURIComponent(id.toWellFormed()));
        const body = endpoint.body ? {} : undefined;
        const reply = await product.send(endpoint.method, path, body, headersFor(endpoint));
        expectDecent(reply, `${name} ${path}`);
      }),
      { numRuns: 25 },
    );
  });

  it('still works afterwards', () => expectReady());
}

/** What no reply may contain: versions, paths of the server and statements of its database. */
const inner =
  /node_modules|\.ts:\d+|\n\s+at |\/(tmp|home|root|usr|var)\/|\bselect\b.*\bfrom\b|insert into|drizzle|pglite|syntax error|ZodError|TypeError/i;

function expectDecent(reply: Answer, what: string): void {
  const isRefusal = errorSchema.safeParse(reply.json).success && !inner.test(reply.text);
  const isDecent = reply.status < 400 || (reply.status < 500 && isRefusal);
  expect(isDecent, `${what} → ${reply.status} ${reply.text.slice(0, 300)}`).toBe(true);
}
