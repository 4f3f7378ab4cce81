import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { createFileStorage, type ImageStorage } from './imageStorage.ts';

/** Opens the image storage: the bucket of `STORAGE_URL`, else files under `DATA_DIR`. */
export async function openImageStorage({
  storage,
  dataDir,
}: Pick<Settings, 'storage' | 'dataDir'>): Promise<ImageStorage> {
  if (!storage) return createFileStorage(join(dataDir, 'uploads'));
  const { createS3Storage } = await import('./s3Storage.ts');
  return createS3Storage(storage);
}
