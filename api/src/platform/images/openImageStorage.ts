import { createReadStream } from 'node:fs';
import { access, constants, mkdir, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { type ImageStorage, isImageName } from './imageStorage.ts';

/** Free bytes below which the disk counts as full; an image takes a few megabytes. */
const minFreeBytes = 20 * 1024 * 1024;

async function createFileStorage(folder: string): Promise<ImageStorage> {
  await mkdir(folder, { recursive: true });
  return {
    async put(name, body) {
      const path = join(folder, name);
      const draft = `${path}.${crypto.randomUUID()}.part`;
      try {
        await writeFile(draft, body, { flag: 'wx', flush: true });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(name) {
      const path = join(folder, name);
      const info = await stat(path).catch(() => undefined);
      return info?.isFile() ? { size: info.size, stream: () => createReadStream(path) } : undefined;
    },
    async remove(name) {
      await rm(join(folder, name), { force: true });
    },
    async *names() {
      for (const name of await readdir(folder)) if (isImageName(name) && !name.endsWith('.part')) yield name;
    },
    async check() {
      await access(folder, constants.W_OK);
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < minFreeBytes) throw new Error('The disk of DATA_DIR is full');
    },
  };
}

/** Opens the image storage: the bucket of `STORAGE_URL`, else files under `DATA_DIR`. */
export async function openImageStorage({
  storage,
  dataDir,
}: Pick<Settings, 'storage' | 'dataDir'>): Promise<ImageStorage> {
  if (!storage) return createFileStorage(join(dataDir, 'uploads'));
  const { createS3Storage } = await import('./s3Storage.ts');
  return createS3Storage(storage);
}
