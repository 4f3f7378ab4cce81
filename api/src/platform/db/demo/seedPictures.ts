import { readdir, readFile } from 'node:fs/promises';
import { inApi } from '../../folders.ts';
import type { ImageStorage } from '../../images/imageStorage.ts';
import type { Database } from '../database.ts';
import { images } from '../schema.ts';
import { demoPictures } from './pictures.ts';

const folder = inApi('src/platform/db/demo/pictures/');
const mainFile = /^\/uploads\/(?<stem>.+)\.webp$/;

/** Copies the demo's images in all widths to the storage; `record` then lists them as stored. */
export async function seedPictures(storage: ImageStorage) {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.map(async (name) => storage.put(name, await readFile(`${folder}${name}`))));
  const rows = Object.values(demoPictures).map((imageUrl) => {
    const stem = mainFile.exec(imageUrl)?.groups?.['stem'] ?? '';
    return { imageUrl, files: names.filter((name) => name.startsWith(`${stem}.`)) };
  });
  return {
    async record(tx: Database): Promise<void> {
      if (rows.length > 0) await tx.insert(images).values(rows).onConflictDoNothing();
    },
  };
}
