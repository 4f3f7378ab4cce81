import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from '../folders.ts';

export const artwork = inRoot('artwork');

/** The file with a fingerprint of each drawing at its last export, by path. */
export const exportedFile = (folder = artwork) => join(folder, 'exported.json');

/** Paths of the drawings below a folder, for example `listings/cap-1.svg`. */
export async function drawingPaths(folder = artwork): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.svg')).toSorted();
}

/** A fingerprint of each drawing's content, by path. */
export async function fingerprints(folder = artwork): Promise<Record<string, string>> {
  const entries = (await drawingPaths(folder)).map(async (path) => {
    const hash = createHash('sha256').update(await readFile(join(folder, path)));
    return [path, hash.digest('hex').slice(0, 16)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The paths of the drawings that were added, changed or removed since the last export. */
export async function changedDrawings(folder = artwork): Promise<string[]> {
  const exported = JSON.parse(await readFile(exportedFile(folder), 'utf8')) as Record<string, string>;
  const current = await fingerprints(folder);
  const paths = Object.keys({ ...exported, ...current });
  return paths.filter((path) => exported[path] !== current[path]).toSorted();
}
