import { afterAll, beforeAll } from 'vitest';
import { adminPassword, logIn, makeDataFolder, type Run, start } from './server.ts';

/** Starts a server with a data folder of its own before the tests of a file; `headers` are the owner's. */
export function useServer(settings: Record<string, string> = {}) {
  const { folder, remove } = makeDataFolder();
  const server = {} as Run & { headers: { authorization: string } };
  beforeAll(async () => {
    Object.assign(server, await start({ DATA_DIR: folder, ADMIN_PASSWORD: adminPassword, ...settings }));
    server.headers = await logIn(server.url);
  });
  afterAll(remove);
  return server;
}
