import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { inRoot } from '../../tools/folders.ts';
import { freePort } from '../../tools/freePort.ts';

/** The administrator's password in these tests. */
export const adminPassword = 'correct horse battery staple';

/** One run of the real server process. */
export interface Run {
  url: string;
  pid: number;
  /** Its output so far. */
  out: () => string;
  errors: () => string;
  /** Sends a signal. Resolves to the exit code once the process has ended, or null after a signal. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Resolves to the exit code once the process has ended by itself. */
  ended: Promise<number | null>;
  /** Sends a body as JSON to a path. */
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Reads the JSON at a path. */
  read: (path: string, headers?: Record<string, string>) => ReturnType<Response['json']>;
  /** The status with which a path is answered. */
  status: (path: string, headers?: Record<string, string>) => Promise<number>;
}

/** In ms: creating the embedded database takes a minute on a busy machine. */
const timeoutMs = 200_000;
const running = new Set<ChildProcess>();

/** Starts the server like `npm start`, without this machine's environment; `through` is a command to run it in. */
export async function launch(settings: Record<string, string>, through: string[] = []): Promise<Run> {
  const port = settings.PORT ?? String(await freePort());
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir() };
  const [command, ...args] = [...through, process.execPath, inRoot('api/dist/main.js')];
  const child = spawn(command, args, {
    cwd: tmpdir(),
    env: { ...env, ...settings, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let out = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => {
    running.delete(child);
    return code ?? null;
  });
  const url = `http://${settings.HOST ?? '127.0.0.1'}:${port}`;
  return {
    url,
    pid: child.pid ?? 0,
    out: () => out,
    errors: () => errors,
    ended,
    end(signal) {
      child.kill(signal);
      return ended;
    },
    send: (method, path, body, headers) => send(method, url + path, body, headers),
    read: async (path, headers = {}) => (await fetch(url + path, { headers })).json(),
    status: async (path, headers = {}) => (await fetch(url + path, { headers })).status,
  };
}

/** Like `launch`, but waits until the process has printed its address (its port is not another's) and is ready. */
export async function start(settings: Record<string, string>, through?: string[]): Promise<Run> {
  const started = performance.now();
  const run = await launch(settings, through);
  let isGone = false;
  void run.ended.then(() => (isGone = true));
  // In live mode the address is in the log only, which may be silent.
  const printsPort = () => settings.MODE === 'live' || run.out().includes(new URL(run.url).port);
  const isReady = () => run.status('/readyz').catch(() => 0);
  while (!(printsPort() && (await isReady()) === 200)) {
    if (isGone || performance.now() - started > timeoutMs) {
      throw new Error(`The server did not start:\n${run.out()}${run.errors()}`);
    }
    await pause(20);
  }
  return run;
}

/** A temporary data folder, and a cleanup that also stops every server that still runs. */
export function makeDataFolder(): { folder: string; remove: () => Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'year-group-faults-'));
  return {
    folder,
    async remove() {
      const gone = [...running].map((child) => once(child, 'close'));
      for (const child of running) child.kill('SIGKILL');
      await Promise.all(gone);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The child processes of a process. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Kills the server and its child processes at once. */
export async function killAll(run: Pick<Run, 'pid' | 'ended'>): Promise<void> {
  for (const pid of [...childrenOf(run.pid), run.pid]) process.kill(pid, 'SIGKILL');
  await run.ended;
}

/** Logs in as the owner; resolves to the header. In live mode a code app is set up, which is asked before all else. */
export async function logIn(url: string, password = adminPassword): Promise<{ authorization: string }> {
  const reply = await send('POST', `${url}/api/admin/login`, { password });
  const { token, challengeId } = (await reply.json()) as { token?: string; challengeId?: string };
  const headers = { authorization: `Bearer ${token ?? (await answerByRecoveryCode(url, challengeId))}` };
  const account = await fetch(`${url}/api/admin/me`, { headers });
  const { mustSetUpSecondFactor }: { mustSetUpSecondFactor?: boolean } = await account.json();
  if (mustSetUpSecondFactor) await setUpCodeApp(`${url}/api/admin/me/code-app`, headers);
  return headers;
}

/** Recovery codes of the code apps set up here; a code of an app counts only once in 30 seconds. */
const recoveryCodes: string[] = [];

async function answerByRecoveryCode(url: string, challengeId?: string): Promise<string | undefined> {
  const answer = { challengeId, code: recoveryCodes.pop() };
  const reply = await send('POST', `${url}/api/admin/login/second-factor`, answer);
  return ((await reply.json()) as { token?: string }).token;
}

async function setUpCodeApp(url: string, headers: Record<string, string>): Promise<void> {
  const begun = await send('POST', url, undefined, headers);
  const { challengeId, secret } = (await begun.json()) as { challengeId: string; secret: string };
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const confirmed = await send('PUT', url, { challengeId, code }, headers);
  if (!confirmed.ok) throw new Error(`The code app was refused: ${await confirmed.text()}`);
  const made = (await confirmed.json()) as { recoveryCodes: string[] };
  recoveryCodes.push(...made.recoveryCodes);
}

/** Sends a body as JSON. */
export function send(method: string, url: string, body?: unknown, headers: Record<string, string> = {}) {
  if (body === undefined) return fetch(url, { method, headers });
  const sent = { 'content-type': 'application/json', ...headers };
  return fetch(url, { method, headers: sent, body: JSON.stringify(body) });
}
