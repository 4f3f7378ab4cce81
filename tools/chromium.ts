import { existsSync } from 'node:fs';

const firstOf = (...paths: (string | undefined)[]): string | undefined =>
  paths.find((path) => path && existsSync(path));

/** Debian's Chromium, or another one at CHROME_PATH; without either, Playwright's own is used. */
export const chromium = firstOf(process.env.CHROME_PATH, '/usr/bin/chromium');

/** The same without a window system, in which tests take a quarter to a third less time. */
export const headlessChromium = firstOf(
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell',
  chromium,
);

/** How Chromium must be started to be quiet, repeatable and independent of a network. */
const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The sandbox refuses to work for root, who is the only user in most containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** What Playwright needs to start it. */
export const launchOptions = (executablePath: string | undefined, ...more: string[]) => ({
  ...(executablePath && { executablePath }),
  args: [...chromiumFlags, ...more],
});
