import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isSameText } from '../security/guards.ts';
import { makeBackup, type Source } from './makeBackup.ts';

const fileName = 'control.json';

/**
 * Lets `npm run backup` reach the one process that has the embedded database open: an endpoint on
 * this machine only, whose address and key are readable only by the owner of the data folder.
 * Returns a function that closes it.
 */
export async function openControl(dataDir: string, source: Source): Promise<() => void> {
  const key = randomBytes(32).toString('hex');
  const server = createServer((request, response) => {
    const isAllowed = isSameText(String(request.headers.authorization), `Bearer ${key}`);
    if (!isAllowed || request.method !== 'POST' || request.url !== '/backup') {
      response.writeHead(isAllowed ? 404 : 401).end();
      return;
    }
    // A backup that fails or whose reader disconnects lacks its last file and counts as incomplete.
    pipeline(makeBackup(source), response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  writeFileSync(join(dataDir, fileName), JSON.stringify({ port, key }), { mode: 0o600 });
  return () => {
    rmSync(join(dataDir, fileName), { force: true });
    server.closeAllConnections();
    server.close();
  };
}

/** Requests a backup from the process that uses the data folder, if there is one. */
export async function requestBackup(dataDir: string): Promise<Readable | undefined> {
  const reply = await connect(dataDir).catch(() => undefined);
  if (!reply) return undefined;
  if (!reply.ok || !reply.body) throw new Error(`The running product refused the backup (${reply.status})`);
  return Readable.fromWeb(reply.body as never);
}

async function connect(dataDir: string): Promise<Response> {
  const { port, key } = JSON.parse(readFileSync(join(dataDir, fileName), 'utf8'));
  return fetch(`http://127.0.0.1:${port}/backup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
  });
}
