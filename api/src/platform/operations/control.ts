import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../db/database.ts';
import { isSameText } from '../security/guards.ts';
import { type ChainReport, verifyLog } from './actionChain.ts';
import { makeBackup, type Source } from './makeBackup.ts';

const fileName = 'control.json';

/** What can be asked for: a path, and what answers it. */
type Answers = Record<string, (source: Source, query: URLSearchParams) => Readable>;
const ownAnswers: Answers = {
  '/backup': (source) => makeBackup(source),
  '/verify-log': ({ db }, query) => Readable.from(describeLog(db, query.get('hash') ?? undefined)),
};

async function* describeLog(db: Database, hash: string | undefined): AsyncGenerator<string> {
  yield JSON.stringify(await verifyLog(db, hash));
}

/**
 * Lets the operator's commands reach the one process that has the embedded database open: an endpoint on this machine only, whose address and key are readable only by the owner of
 * the data folder. Returns a function that closes it.
 */
export async function openControl(
  dataDir: string,
  source: Source,
  answersOfFeatures: Answers = {},
): Promise<() => void> {
  const answers = { ...ownAnswers, ...answersOfFeatures };
  const key = randomBytes(32).toString('hex');
  const server = createServer((request, response) => {
    const isAllowed = isSameText(String(request.headers.authorization), `Bearer ${key}`);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const answer = request.method === 'POST' ? answers[pathname] : undefined;
    if (!isAllowed || !answer) {
      response.writeHead(isAllowed ? 404 : 401).end();
      return;
    }
    // A backup that fails or whose reader disconnects lacks its last file and counts as incomplete.
    pipeline(answer(source, searchParams), response).catch(() => response.destroy());
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
  const reply = await request(dataDir, '/backup');
  return reply?.body ? Readable.fromWeb(reply.body as never) : undefined;
}

/** Lets the process that uses the data folder verify the log, if there is one. */
export async function requestVerification(dataDir: string, hash = ''): Promise<ChainReport | undefined> {
  const reply = await request(dataDir, `/verify-log${hash && `?hash=${hash}`}`);
  return reply?.json() as Promise<ChainReport> | undefined;
}

/** Lets the process that uses the data folder answer a feature's command, if there is one. */
export async function requestText(
  dataDir: string,
  path: string,
  query: Record<string, string>,
): Promise<string | undefined> {
  const reply = await request(dataDir, `${path}?${new URLSearchParams(query).toString()}`);
  return reply?.text();
}

async function request(dataDir: string, path: string): Promise<Response | undefined> {
  const reply = await connect(dataDir, path).catch(() => undefined);
  if (reply && !reply.ok) throw new Error(`The running product refused ${path} (${reply.status})`);
  return reply;
}

async function connect(dataDir: string, path: string): Promise<Response> {
  const { port, key } = JSON.parse(readFileSync(join(dataDir, fileName), 'utf8'));
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
  });
}
