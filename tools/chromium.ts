import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** How Chromium must be started to be quiet, repeatable and independent of a network. */
export const chromiumFlags: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The sandbox refuses to work for root, who is the only user in most containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The Chromium on this machine: CHROME_PATH when set, else the first one on the PATH. */
export function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macApplications,
  ];
  return candidates.find((path) => existsSync(path));
}

/** The Chromium on this machine, or an error that says how to get one. */
export function requireChromium(): string {
  const path = findChromium();
  if (path) return path;
  throw new Error(
    'No Chromium was found. Install one (on Debian or Ubuntu: sudo apt-get install chromium), or set CHROME_PATH to the program.',
  );
}

/** Finds Chromium, or installs Debian's where this user may; otherwise throws with what to do. */
export function installChromiumIfMissing(): string {
  if (!findChromium() && !process.env.CHROME_PATH && process.getuid?.() === 0) {
    console.error('No Chromium found: installing Debian’s package (a few minutes the first time) …');
    aptGet('update');
    // Letters name fonts of the system: the pictures were taken with Liberation.
    aptGet('install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation');
  }
  return requireChromium();
}

function aptGet(...args: string[]): void {
  const { status, stderr, error } = spawnSync('apt-get', ['--quiet=2', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) console.error(`apt-get ${args[0]} failed: ${error?.message ?? stderr}`);
}
