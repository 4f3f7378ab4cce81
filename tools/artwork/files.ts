import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageFile } from '@year-group/api/images/encodeImage';

/** A file that was written, with its limit in kB. */
export interface Written {
  path: string;
  bytes: number;
  limit: number;
}

/** JPEG for social networks, in kB: no reader waits for it. */
const shareLimit = 120;

const root = join(import.meta.dirname, '../..');

export const inRepository = (path: string) => join(root, path);

/** The names in a folder of the repository, in order; none when it does not exist yet. */
export async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(inRepository(folder)).catch(() => []);
  return names.toSorted((left, right) => left.localeCompare(right));
}

/** Whether a file name is one of an encoded picture's. */
const isFileOf = (slug: string, name: string) =>
  name.startsWith(`${slug}-`) && /^-\d+x\d+-[0-9a-f]{6}\./.test(name.slice(slug.length));

/** Removes a picture's former files, whose names carry the former colour. */
export async function removeFiles(folder: string, slug: string) {
  const former = (await namesIn(folder)).filter((name) => isFileOf(slug, name));
  await Promise.all(former.map((name) => rm(join(inRepository(folder), name))));
}

export async function writeFiles(folder: string, files: ImageFile[], limit: number): Promise<Written[]> {
  await mkdir(inRepository(folder), { recursive: true });
  return Promise.all(
    files.map(async ({ name, body }) => {
      await mkdir(join(inRepository(folder), name, '..'), { recursive: true });
      await writeFile(join(inRepository(folder), name), body);
      return { path: join(folder, name), bytes: body.length, limit: name.endsWith('.share.jpg') ? shareLimit : limit };
    }),
  );
}
