import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { makeDatabase } from './database.ts';
import { adminPassword, logIn, makeDataFolder, type Run, start } from './server.ts';

/** Places for the products of a test file. After its tests all of them are removed, and what still runs is killed. */
export function preparePlaces() {
  const { folder, remove } = makeDataFolder();
  afterAll(remove);
  return {
    folder,
    /** Settings for an empty place: a data folder and, unless the database is embedded in it, one on PostgreSQL. */
    async makePlace(kind = 'PostgreSQL'): Promise<Record<string, string> & { DATA_DIR: string }> {
      const place = { DATA_DIR: join(folder, randomUUID()), ADMIN_PASSWORD: adminPassword };
      return kind === 'PostgreSQL' ? { ...place, DATABASE_URL: await makeDatabase() } : place;
    },
  };
}

/** Starts a server with an embedded database before the tests of a file; `headers` are the owner's. */
export function prepareServer() {
  const { makePlace } = preparePlaces();
  const server = {} as Run & { headers: { authorization: string } };
  beforeAll(async () => {
    Object.assign(server, await start(await makePlace('embedded')));
    server.headers = await logIn(server.url);
  });
  return server;
}
