import { type Endpoint, type EndpointName, endpoints } from '@year-group/api-types/endpoints';
import { makeId } from '@year-group/api-types/testing/factories';
import { describe, expect, it } from 'vitest';
import { type TestApp, useTestApp } from '#testing/testApp.ts';

const api = useTestApp({ registrationApiKey: 'the form' });

const calls = Object.entries(endpoints).map(([name, endpoint]) => ({
  name: name as EndpointName,
  endpoint: endpoint as Endpoint,
}));
const withGuard = (...guards: string[]) => calls.filter(({ endpoint }) => guards.includes(endpoint.guard));

/** Calls an endpoint with an unknown id and an invalid body: only the guard matters. */
async function call(caller: keyof TestApp['as'], { method, path, body }: Endpoint) {
  return api.as[caller](
    method,
    path.replace(':id', makeId()).replace(':section', 'giving').replace(':version', '1'),
    body && {},
  );
}
const isPlainRead = ({ method, path, query }: Endpoint) =>
  method === 'GET' && !path.includes(':') && (query?.safeParse({}).success ?? true);
const isFile = ({ reply }: Endpoint) => reply.meta()?.format === 'binary';
const passes = (status: number) => status !== 401 && status !== 403 && status < 500;

describe('every call of the contract', () => {
  it.each(withGuard('public'))('$name is open to everyone', async ({ endpoint }) => {
    for (const caller of ['visitor', 'member', 'admin'] as const)
      expect((await call(caller, endpoint)).statusCode).toSatisfy(passes);
  });

  it.each(withGuard('member', 'listed', 'admin'))('$name is closed without a token', async ({ endpoint }) => {
    const reply = await call('visitor', endpoint);
    expect(reply.statusCode).toBe(401);
    expect(reply.json().code).toBe('unauthorised');
  });

  it.each(withGuard('admin'))(
    '$name is closed to members and open to the administrator',
    async ({ endpoint }) => {
      expect((await call('member', endpoint)).statusCode).toBe(403);
      expect((await call('admin', endpoint)).statusCode).toSatisfy(passes);
    },
  );

  it.each(withGuard('apiKey'))(
    "$name is open with the form's key only",
    async ({ endpoint: { method, path } }) => {
      const withKey = (key: string) => api.as.visitor(method, path, {}, { 'x-api-key': key });
      expect((await api.as.admin(method, path, {})).statusCode).toBe(401);
      expect((await withKey('another')).statusCode).toBe(401);
      expect((await withKey('the form')).statusCode).toBe(400);
    },
  );

  it.each(calls.filter(({ endpoint }) => isPlainRead(endpoint)))(
    '$name replies as the contract says',
    async ({ endpoint }) => {
      const reply = await call(endpoint.guard === 'member' ? 'member' : 'admin', endpoint);
      expect(reply.statusCode).toBe(endpoint.status ?? 200);
      if (isFile(endpoint)) expect(reply.headers['content-type']).toBe('application/zip');
      else expect(endpoint.reply.safeParse(reply.json()).error).toBeUndefined();
    },
  );

  // The deletion of one's own membership last.
  const isEnd = ({ name }: { name: string }) => name === 'deleteOwnProfile';
  const ofMembers = withGuard('member', 'listed').toSorted(
    (left, right) => Number(isEnd(left)) - Number(isEnd(right)),
  );
  it.each(ofMembers)('$name accepts members', async ({ endpoint }) => {
    expect((await call('member', endpoint)).statusCode).toSatisfy(passes);
  });
});

describe('the API reference', () => {
  const read = async () => (await api.as.visitor('GET', '/docs/json')).json();
  const inReference = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

  it.each(calls)('describes $name', async ({ name, endpoint }) => {
    const { paths } = await read();
    const described = paths[inReference(endpoint.path)]?.[endpoint.method.toLowerCase()];
    expect(described).toMatchObject({ operationId: name, summary: endpoint.summary });
    const reply = described.responses[endpoint.status ?? 200].content['application/json'].schema;
    expect(Object.keys(reply).length).toBeGreaterThan(0);
    expect(described.responses).toHaveProperty('4XX');
    if (endpoint.body) expect(described.requestBody.content['application/json'].schema).toBeTruthy();
    for (const [, name] of endpoint.path.matchAll(/:(\w+)/g))
      expect(described.parameters).toContainEqual(expect.objectContaining({ name, in: 'path' }));
    if (endpoint.query) expect(described.parameters).toContainEqual(expect.objectContaining({ in: 'query' }));
    const isForMembers = endpoint.guard === 'member' && !endpoint.right;
    expect(described.description === 'For members only.').toBe(isForMembers);
    expect(described.security).toEqual(endpoint.guard === 'public' ? undefined : [{ [endpoint.guard]: [] }]);
  });

  it('can be read as a page', async () => {
    const reply = await api.as.visitor('GET', '/docs/');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('text/html');
  });
});
