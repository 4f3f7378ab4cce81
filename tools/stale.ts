import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Something built from sources: which ones, and where it ends up. */
export interface Output {
  /** Files and folders that decide what is built, relative to `root`. */
  sources: readonly string[];
  /** Paths within the sources that do not matter. */
  ignored?: RegExp;
  /** Environment variables that are built in. */
  variables?: RegExp;
  /** The folder that the build fills. */
  folder: string;
  /** Files without which the output is not complete, relative to `root`. */
  proofs: readonly string[];
}

const stampName = '.build-stamp';

/** Says whether an output was built from other sources than those of now, or is missing. */
export function isStale(root: string, output: Output, hash = sourceHash(root, output)): boolean {
  if (!output.proofs.every((file) => existsSync(join(root, file)))) return true;
  const stamp = join(root, output.folder, stampName);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash;
}

/** Remembers beside the output which sources it was built from. */
export function markBuilt(root: string, output: Output, hash: string): void {
  writeFileSync(join(root, output.folder, stampName), hash);
}

/** Marks an output as stale before its build, so that an interrupted one does not count as done. */
export function markStale(root: string, output: Output): void {
  rmSync(join(root, output.folder, stampName), { force: true });
}

/** A fingerprint of the contents and names of all sources, whatever their dates. */
export function sourceHash(root: string, output: Output): string {
  const hash = createHash('sha256');
  for (const file of output.sources.flatMap((source) => filesIn(root, source, output.ignored))) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  for (const [name, value] of Object.entries(process.env).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (output.variables?.test(name)) hash.update(`\0${name}=${value}`);
  }
  return hash.digest('hex');
}

function filesIn(root: string, path: string, ignored?: RegExp): string[] {
  if (ignored?.test(path) || !existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .toSorted()
    .filter((name) => name !== 'node_modules' && name !== '.cache')
    .flatMap((name) => filesIn(root, join(path, name), ignored));
}
