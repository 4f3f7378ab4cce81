import { randomUUID } from 'node:crypto';
import { type Endpoint, endpoints } from '@year-group/api-types/endpoints';
import { type Right, type Role, rights, roles } from '@year-group/api-types/officers/rights';
import { makeId, makeNewsInput } from '@year-group/api-types/testing/factories';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { members, newsItems, officerSessions, officers, trash } from '#platform/db/schema.ts';
import { publishNews } from '#testing/content.ts';
import { exampleGroup } from '#testing/group.ts';
import { beginSession } from '#testing/officers.ts';
import { registerMember } from '#testing/people.ts';
import { type Call, useTestApp } from '#testing/testApp.ts';

const everyRole = 'owner secretary editor shopkeeper treasurer auditor';
/** Who may do what, as decided, written apart from the product's own table; `proof` where a fresh one is needed. */
const decided: Record<Right, string> = {
  'account.own': everyRole,
  'account.change': `${everyRole} proof`,
  'dashboard.read': everyRole,
  'health.read': everyRole,
  'members.read': 'owner secretary auditor',
  'members.change': 'owner secretary',
  'members.deleteMany': 'owner secretary proof',
  'members.export': 'owner secretary proof',
  'content.change': 'owner editor',
  'content.deleteMany': 'owner editor proof',
  'pictures.upload': 'owner editor shopkeeper',
  'group.read': everyRole,
  'group.edit': 'owner secretary editor shopkeeper treasurer',
  'group.pages': 'owner editor',
  'group.registration': 'owner secretary',
  'group.shop': 'owner shopkeeper',
  'group.giving': 'owner treasurer proof',
  'group.export': 'owner editor auditor',
  'group.replace': 'owner proof',
  'listings.change': 'owner shopkeeper',
  'orders.read': 'owner shopkeeper treasurer auditor',
  'orders.change': 'owner shopkeeper',
  'orders.export': 'owner treasurer proof',
  'payments.check': 'owner shopkeeper treasurer',
  'payments.sendLink': 'owner shopkeeper treasurer',
  'payments.confirm': 'owner treasurer proof',
  'payments.refund': 'owner treasurer proof',
  'revenue.read': 'owner shopkeeper treasurer auditor',
  'trash.read': 'owner secretary editor shopkeeper auditor',
  'trash.restore': 'owner secretary editor shopkeeper',
  'trash.restoreMany': 'owner secretary editor shopkeeper proof',
  'trash.empty': 'owner proof',
  'log.read': 'owner auditor',
  'officers.read': 'owner auditor',
  'officers.change': 'owner proof',
  'handover.lead': 'owner',
};
const may = (role: Role, right: Right) => decided[right].split(' ').includes(role);

const api = useTestApp();
/** One officer of each role, and what each calls with. */
const tokens = {} as Record<Role, string>;

beforeAll(async () => {
  for (const role of roles) tokens[role] = await signIn(role);
});

/** A session of a new officer of these roles. */
async function signIn(...held: Role[]): Promise<string> {
  const { db } = api.services;
  const id = randomUUID();
  // Not usable: it says that nothing has to be set up first.
  const passwordHash = 'none';
  const email = `${id}@example.com`;
  await db.insert(officers).values({ id, name: held.join(), email, roles: held, passwordHash });
  return beginSession(api.services, id);
}

const bearer =
  (token: string): Call =>
  (method, url, payload) =>
    api.as.visitor(method, url, payload, { authorization: `Bearer ${token}` });

/** An unknown record and no body: a caller who passes the guard gets 400, 404 or the like. */
const ask = (as: Call, { method, path, body }: Endpoint, section = 'home') =>
  as(method, path.replace(':id', makeId()).replace(':section', section).replace(':version', '1'), body && {});

const guarded = Object.entries(endpoints)
  .map(([name, endpoint]) => ({ name, endpoint: endpoint as Endpoint }))
  .flatMap(({ name, endpoint }) => (endpoint.right ? [{ name, endpoint, right: endpoint.right }] : []))
  // Ends the session that the other cells need.
  .filter(({ name }) => name !== 'signOut');
const cells = guarded.flatMap((call) => roles.map((role) => ({ ...call, role })));
/** A section that the role may edit; the others are tried below. */
const ownSection: Partial<Record<Role, string>> = {
  secretary: 'registration',
  shopkeeper: 'shop',
  treasurer: 'giving',
};

describe('every call for officers', () => {
  it('has a row in the table of rights, which is as decided', () => {
    expect(guarded.length).toBeGreaterThan(60);
    for (const { endpoint, right } of guarded) expect(rights, endpoint.path).toHaveProperty([right]);
    const rows = Object.entries(rights).map(([right, row]) => {
      const proof = 'needsProof' in row ? ['proof'] : [];
      return [right, [...row.roles, ...proof].join(' ')];
    });
    expect(Object.fromEntries(rows)).toEqual(decided);
  });

  it.each(cells)('$name for the $role', async ({ endpoint, right, role }) => {
    const reply = await ask(bearer(tokens[role]), endpoint, ownSection[role]);
    if (may(role, right))
      expect(reply.statusCode).not.toSatisfy((status: number) => status === 401 || status === 403);
    else expect(reply.json()).toMatchObject({ code: 'forbidden' });
    expect(reply.statusCode).toBeLessThan(500);
  });

  it.each(roles)('is no call of members: the %s has no profile', async (role) => {
    const reply = await ask(bearer(tokens[role]), endpoints.getOwnProfile, undefined);
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ error: 'Only members can do this.' });
  });

  it.each([
    ['an ended session', () => ended()],
    ['an expired session', () => expired()],
    ['a removed officer', () => removed()],
    ['a role of another', async () => withSubject(tokens.editor, await signIn('owner'))],
  ])('is closed to %s', async (_what, make) => {
    const token = await make();
    for (const { name, endpoint } of guarded) {
      expect((await ask(bearer(token), endpoint)).statusCode, name).toBe(401);
    }
  });
});

describe('a demotion', () => {
  it('applies from the next call of an open session', async () => {
    const token = await signIn('editor');
    const publish = () => bearer(token)('POST', '/api/news', makeNewsInput());
    expect((await publish()).statusCode).toBe(201);
    await api.services.db
      .update(officers)
      .set({ roles: ['auditor'] })
      .where(eq(officers.id, idOf(token).sub));
    const refused = await publish();
    expect(refused.statusCode).toBe(403);
    expect(refused.json().error).toBe('Only the owner or the editor can do this.');
    expect((await bearer(token)('GET', '/api/admin/actions')).statusCode).toBe(200);
  });
});

describe('dangerous calls', () => {
  it('ask for a new proof after ten minutes, and the others do not', async () => {
    const token = await signIn('owner');
    await age(token);
    // Nothing is under way, so that no restore is rehearsed.
    await api.as.admin('DELETE', endpoints.stopHandover.path);
    const asked: string[] = [];
    for (const { name, endpoint } of guarded) {
      const reply = await ask(bearer(token), endpoint);
      if (reply.body.includes('"proof-needed"')) asked.push(name);
    }
    const dangerous = guarded.filter(({ right }) => decided[right].endsWith('proof')).map(({ name }) => name);
    expect(asked.toSorted()).toEqual(dangerous.toSorted());
    expect(dangerous).toEqual(expect.arrayContaining(['downloadMembers', 'emptyTrash', 'inviteOfficer']));
  });

  const counts = async () => {
    const { db, group } = api.services;
    const { version } = await group.section('giving');
    return [await db.$count(members), await db.$count(newsItems), await db.$count(trash), version];
  };
  /** Publishes and deletes two news items; resolves to their ids. */
  const discardNews = async () => {
    const discarded = [await publishNews(api), await publishNews(api)];
    for (const { id } of discarded) await api.as.admin('DELETE', `/api/news/${id}`);
    return discarded.map(({ id }) => id);
  };

  it.each([
    ['deleting several members', 'DELETE', '/api/admin/members/delete-by-batch', () => ({ batchSize: 2 })],
    ['deleting several news items', 'DELETE', '/api/admin/news/delete-by-batch', () => ({ batchSize: 2 })],
    [
      'restoring several records',
      'POST',
      '/api/admin/trash/restore',
      async () => ({ ids: await discardNews() }),
    ],
    [
      'changing how people pay',
      'POST',
      '/api/admin/group/giving',
      () => ({ basedOn: 0, content: exampleGroup.giving }),
    ],
  ] as const)('%s asks for one, and nothing is done', async (_what, method, path, make) => {
    for (let times = 0; times < 2; times += 1) {
      await registerMember(api);
      await publishNews(api);
    }
    const [body, before] = [await make(), await counts()];
    const token = await signIn('owner');
    await age(token);
    const refused = await bearer(token)(method, path, body);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof-needed']);
    expect(await counts()).toEqual(before);
    // The same call with a fresh proof does it.
    expect((await bearer(await signIn('owner'))(method, path, body)).statusCode).toBe(200);
    expect(await counts()).not.toEqual(before);
  });
});

describe('what depends on the record', () => {
  it.each([
    ['giving', 'editor', 403],
    ['giving', 'treasurer', 200],
    ['shop', 'shopkeeper', 200],
    ['home', 'treasurer', 403],
    ['registration', 'secretary', 200],
  ] as const)('a draft of %s by the %s: %i', async (section, role, status) => {
    const reply = await bearer(tokens[role])('PUT', `/api/admin/group/${section}/draft`, {
      basedOn: 0,
      content: {},
    });
    expect(reply.statusCode).toBe(status);
  });

  it('the dashboard leaves out what the roles may not read', async () => {
    const parts = async (role: Role) => {
      const { today, ...rest } = (await bearer(tokens[role])('GET', '/api/admin/dashboard')).json();
      return [...Object.keys(rest), ...Object.keys(today)];
    };
    expect(await parts('owner')).toEqual(expect.arrayContaining(['revenue', 'toAdmit', 'toPack']));
    expect(await parts('editor')).not.toEqual(expect.arrayContaining(['revenue']));
    expect(await parts('editor')).not.toEqual(expect.arrayContaining(['newestMembers']));
    expect(await parts('editor')).not.toEqual(expect.arrayContaining(['toPack']));
  });
});

const idOf = (token: string): { jti: string; sub: string } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

async function ended(): Promise<string> {
  const token = await signIn('owner');
  await bearer(token)('POST', endpoints.signOut.path, { everywhere: false });
  return token;
}

async function expired(): Promise<string> {
  const token = await signIn('owner');
  const past = { expiresAt: new Date(Date.now() - 1000) };
  await api.services.db
    .update(officerSessions)
    .set(past)
    .where(eq(officerSessions.id, idOf(token).jti));
  return token;
}

async function removed(): Promise<string> {
  const token = await signIn('owner');
  await api.services.db.delete(officers).where(eq(officers.id, idOf(token).sub));
  return token;
}

/** The token of one with the claims of another, as somebody without the secret can write it. */
function withSubject(token: string, other: string): string {
  const [header, , signature] = token.split('.');
  return [header, other.split('.')[1], signature].join('.');
}

/** Makes the last proof of a session eleven minutes old. */
async function age(token: string): Promise<void> {
  const provedAt = new Date(Date.now() - 11 * 60 * 1000);
  await api.services.db
    .update(officerSessions)
    .set({ provedAt })
    .where(eq(officerSessions.id, idOf(token).jti));
}
