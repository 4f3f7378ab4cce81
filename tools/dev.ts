/*
 * npm run dev: API, site, panel and Storybook with hot reload, in one terminal;
 * npm run dev -- storybook: only those that are named.
 */
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { styleText } from 'node:util';
import { binary, inRoot } from './folders.ts';
import { isStopping, startChild, stopChildren, stopTogether, storybookEnvironment } from './processes.ts';
import { loadSettingsFile } from './settingsFile.ts';

interface Server {
  name: string;
  colour: 'cyan' | 'green' | 'magenta' | 'yellow';
  needs: string;
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
}

const strictly = (port: number): string[] => ['--port', String(port), '--strictPort'];

const servers: readonly Server[] = [
  {
    name: 'api',
    colour: 'cyan',
    needs: 'api/src/start/main.ts',
    command: process.execPath,
    args: ['--watch', '--watch-preserve-output', inRoot('api', 'src', 'start', 'main.ts')],
    env: { PORT: '3000' },
  },
  {
    name: 'site',
    colour: 'green',
    needs: 'site/vite.config.ts',
    command: binary('vite'),
    args: strictly(5173),
    cwd: inRoot('site'),
  },
  {
    name: 'admin',
    colour: 'magenta',
    needs: 'admin/vite.config.ts',
    command: binary('vite'),
    args: ['--base', '/admin/', ...strictly(5174)],
    cwd: inRoot('admin'),
  },
  {
    name: 'storybook',
    colour: 'yellow',
    needs: '.storybook/main.ts',
    command: binary('storybook'),
    args: [
      'dev',
      '--port',
      '6006',
      '--exact-port',
      '--no-open',
      '--ci',
      '--no-version-updates',
      '--disable-telemetry',
    ],
    env: storybookEnvironment,
  },
];

function startServer({ name, colour, command, args, env, cwd = inRoot() }: Server): void {
  const child = startChild(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const label = `${styleText(colour, name.padEnd(9))} │ `;
  const print = (stream: Readable | null): void => {
    if (stream) createInterface(stream).on('line', (line) => console.log(label + line));
  };
  print(child.stdout);
  print(child.stderr);
  child.once('close', (code) => {
    if (!isStopping()) void stopBecause(`${name} ended with code ${code}; stopping the others.`);
  });
}

async function stopBecause(reason: string): Promise<void> {
  console.error(reason);
  await stopChildren();
  process.exit(1);
}

stopTogether();
loadSettingsFile();
const named = process.argv.slice(2);
const unknown = named.filter((name) => !servers.some((server) => server.name === name));
if (unknown.length > 0) {
  const names = servers.map(({ name }) => name).join(', ');
  console.error(`There is no part ${unknown.join(', ')}; there are ${names}.`);
  process.exit(1);
}
const isWanted = ({ name }: Server): boolean => named.length === 0 || named.includes(name);
for (const server of servers.filter((each) => isWanted(each) && existsSync(inRoot(each.needs))))
  startServer(server);
if (named.length === 0)
  console.log(
    'Everything is at http://localhost:5173: the site, /admin/, /docs, /api and /storybook/. Each part says when it is ready.',
  );
