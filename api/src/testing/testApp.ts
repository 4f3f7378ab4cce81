import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRegistration } from '@year-group/api-types/testing/factories';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { createOwnerAccount } from '#features/officers/ownerAccount.ts';
import { groupVersions, members } from '#platform/db/schema.ts';
import { ownerAccountId } from '#platform/security/actor.ts';
import type { Services } from '#platform/services.ts';
import { loadSettings, type Settings } from '#platform/settings/settings.ts';
import { buildApp } from '#start/app.ts';
import { startServices } from '#start/startServices.ts';
import { exampleGroup } from './group.ts';
import { addPictures } from './namedPictures.ts';
import { beginSession } from './officers.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

/** Calls the application as one kind of caller. */
export type Call = (
  method: NonNullable<InjectOptions['method']>,
  url: string,
  payload?: InjectOptions['payload'],
  headers?: InjectOptions['headers'],
) => Promise<LightMyRequestResponse>;

/** The application with real services, an empty database and its own data folder. */
export interface TestApp {
  app: FastifyInstance;
  services: Services;
  /** Tokens for the `Authorization` header. */
  tokens: { admin: string; member: string };
  as: { admin: Call; member: Call; visitor: Call };
  /** Listens on a free port; resolves to the address. */
  listen(): Promise<string>;
  /** Starts a second process on the same database and data folder. */
  startAnother(settings?: Partial<Settings>): Promise<TestApp>;
  close(): Promise<void>;
}

/** The administrator's password in tests. */
export const adminPassword = 'correct horse battery staple';
/** The member whose token `as.member` uses. */
export const memberId = '01890000-0000-7000-8000-00000000abcd';

/** Starts the application with the demo's settings and houses, no content and the given changes. */
export async function startTestApp(settings: Partial<Settings> = {}): Promise<TestApp> {
  const [dataDir, database] = await Promise.all([
    mkdtemp(join(tmpdir(), 'year-group-api-test-')),
    createTestDatabase(),
  ]);
  const started = await startOn(database, { dataDir, ...settings });
  return {
    ...started,
    async close() {
      await started.close();
      await database.remove();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Starts the application before the tests of a file, which may use it from then on. */
export function useTestApp(settings?: Partial<Settings>): TestApp {
  const api = {} as TestApp;
  beforeAll(async () => {
    Object.assign(api, await startTestApp(settings));
  });
  afterAll(() => api.close());
  return api;
}

async function startOn(
  database: TestDatabase,
  changes: Partial<Settings> & { dataDir: string },
): Promise<TestApp> {
  const environment = {
    SEED: 'none',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: adminPassword,
    PUBLIC_URL: changes.publicUrl,
  };
  const settings = { ...(await loadSettings(environment)), ...changes };
  const { stop, ...services } = await startServices(settings, () => database.open());
  const app = await buildApp(services);
  await createOwnerAccount(services.db).prepare(settings.adminPassword);
  await services.db
    .insert(groupVersions)
    .values({ section: 'houses', version: 1, content: exampleGroup.houses })
    .onConflictDoNothing();
  await addPictures(services.db);
  const tokens = await issueTokens(services);
  const callWith =
    (token?: string): Call =>
    (method, url, payload, headers = {}) =>
      app.inject({
        method,
        url,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
        ...(payload !== undefined && { payload }),
      });
  return {
    app,
    services,
    tokens,
    as: { admin: callWith(tokens.admin), member: callWith(tokens.member), visitor: callWith() },
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    startAnother: (more = {}) => startOn(database, { ...changes, ...more }),
    async close() {
      await app.close();
      await stop();
    },
  };
}

/** Signs tokens directly, since most tests are not about logging in. */
async function issueTokens(services: Services): Promise<TestApp['tokens']> {
  const { db, tokens } = services;
  const { houseAtPresec: _none, ...registration } = makeRegistration();
  const member = { ...registration, id: memberId, house: 'Akro House' };
  await db.insert(members).values(member).onConflictDoNothing();
  return {
    admin: await beginSession(services, ownerAccountId, '127.0.0.1'),
    member: await tokens.issue({ role: 'member', memberId: member.id }),
  };
}
