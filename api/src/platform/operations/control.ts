import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '../db/openDatabase.ts';
import { openImageStorage } from '../images/openImageStorage.ts';
import { isSameText } from '../security/guards.ts';
import type { Settings } from '../settings/settings.ts';
import { verifyLog } from './actionChain.ts';
import { makeBackup, type Source } from './makeBackup.ts';

const fileName = 'control.json';

/** A command of the operator, which either the running process or the command's own carries out. */
export interface Command {
  path: `/${string}`;
  answer(source: Source, query: URLSearchParams): Readable;
}

export const backupCommand: Command = { path: '/backup', answer: makeBackup };
export const verifyLogCommand: Command = {
  path: '/verify-log',
  answer: ({ db }, query) =>
    answerWith(async () => JSON.stringify(await verifyLog(db, query.get('hash') ?? undefined))),
};

/** The answer of a command whose result is one text. */
export function answerWith(run: () => Promise<string>): Readable {
  return Readable.from(
    (async function* answer() {
      yield await run();
    })(),
  );
}

/** Lets the operator's commands reach the process that has the embedded database open, by a key. */
export async function openControl(
  dataDir: string,
  source: Source,
  commandsOfFeatures: Command[] = [],
): Promise<() => void> {
  const commands = [backupCommand, verifyLogCommand, ...commandsOfFeatures];
  const key = randomBytes(32).toString('hex');
  const server = createServer((request, response) => {
    const isAllowed = isSameText(String(request.headers.authorization), `Bearer ${key}`);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const command = request.method === 'POST' && commands.find(({ path }) => path === pathname);
    if (!isAllowed || !command) {
      response.writeHead(isAllowed ? 404 : 401).end();
      return;
    }
    // A backup that fails or whose reader disconnects lacks its last file and counts as incomplete.
    pipeline(command.answer(source, searchParams), response).catch(() => response.destroy());
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

/** Runs a command in the process that has the embedded database open, else on a database of its own. */
export async function runOnSource<Result>(
  settings: Settings,
  { path, answer }: Command,
  query: Record<string, string>,
  read: (answer: Readable) => Promise<Result>,
): Promise<Result> {
  const search = new URLSearchParams(query);
  const running = settings.databaseUrl
    ? undefined
    : await request(settings.dataDir, `${path}?${search.toString()}`);
  if (running?.body) return read(Readable.fromWeb(running.body as never));
  const database = await openDatabase(settings, null);
  try {
    const source: Source = {
      db: database.db,
      // Only for a backup: opening makes the folder of images, which others may not have the right to.
      get images() {
        return openImageStorage(settings);
      },
    };
    return await read(answer(source, search));
  } finally {
    await database.close();
  }
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
