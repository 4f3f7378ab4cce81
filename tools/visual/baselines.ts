import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../folders.ts';

const baselineFolder = inRoot('tests', 'visual', 'baselines');
const browserFile = join(baselineFolder, 'browser.json');

const baselinePath = (file: string): string => join(baselineFolder, file);

/** The accepted picture, or nothing when there is none yet. */
export const readBaseline = (file: string): Buffer | undefined =>
  existsSync(baselinePath(file)) ? readFileSync(baselinePath(file)) : undefined;

/** Makes a picture the accepted one. */
export function acceptBaseline(file: string, picture: Buffer): void {
  mkdirSync(dirname(baselinePath(file)), { recursive: true });
  writeFileSync(baselinePath(file), picture);
}

/** Deletes an accepted picture. */
export const removeBaseline = (file: string): void => rmSync(baselinePath(file));

/** All accepted pictures. */
export const listBaselines = (): string[] =>
  globSync('**/*.webp', { cwd: baselineFolder }).map((file) => file.replaceAll('\\', '/'));

/** The version of Chromium that most of the accepted pictures are from. */
export function baselineBrowser(): string | undefined {
  if (!existsSync(browserFile)) return undefined;
  const { chromium }: { chromium: string } = JSON.parse(readFileSync(browserFile, 'utf8'));
  return chromium;
}

/** Notes which Chromium the accepted pictures are from. */
export function noteBrowser(chromium: string): void {
  mkdirSync(baselineFolder, { recursive: true });
  writeFileSync(browserFile, `${JSON.stringify({ chromium }, null, 2)}\n`);
}
