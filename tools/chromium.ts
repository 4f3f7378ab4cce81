import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const headlessShell = 'chromium-headless-shell';
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
export const findChromium = (): string | undefined => find(names, macApplications);

/**
 * The same without a window system, where it is installed: journeys take 28 % less time in it. Not
 * for pictures: it rounds some positions differently.
 */
export const findHeadlessShell = (): string | undefined => find([headlessShell]);

function find(programs: readonly string[], others: readonly string[] = []): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return [...onPath, ...others].find((path) => existsSync(path));
}

/** The Chromium on this machine, or an error that says how to get one. */
export function requireChromium(): string {
  const path = findChromium();
  if (path) return path;
  throw new Error(
    'No Chromium was found. Install one (on Debian or Ubuntu: sudo apt-get install chromium), or set CHROME_PATH to the program.',
  );
}

/**
 * Finds Chromium, or installs Debian's where this user may; otherwise throws with what to do. CI also
 * installs the one for journeys.
 */
export function installChromiumIfMissing(): string {
  const mayInstall = !process.env.CHROME_PATH && process.getuid?.() === 0;
  const isMissing = !findChromium();
  if (mayInstall && (isMissing || (process.env.CI && !findHeadlessShell()))) {
    console.error('Installing Debian’s Chromium (a few minutes the first time) …');
    aptGet('update');
    // Letters name fonts of the system: the pictures were taken with Liberation.
    if (isMissing) install('chromium', 'fonts-liberation');
    install(headlessShell);
  }
  return requireChromium();
}

const install = (...packages: string[]): void =>
  aptGet('install', '--yes', '--no-install-recommends', ...packages);

function aptGet(...args: string[]): void {
  const { status, stderr, error } = spawnSync('apt-get', ['--quiet=2', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) console.error(`apt-get ${args[0]} failed: ${error?.message ?? stderr}`);
}
