import { replaceTexts } from '@year-group/api-types/group/brandFile';
import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { images } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import { uploadsPath } from './imageService.ts';

/** The uploads that a content names, by their address. */
export function uploadsIn(content: unknown): string[] {
  const found = new Set<string>();
  replaceTexts(content, (text) => {
    if (text.startsWith(uploadsPath)) found.add(text);
    return text;
  });
  return [...found];
}

/** Throws 400 when one of these addresses names an upload that is not there; locks those that are. */
export async function demandUploads(tx: Database, addresses: readonly string[]): Promise<void> {
  const uploads = [...new Set(addresses.filter((address) => address.startsWith(uploadsPath)))];
  if (uploads.length === 0) return;
  const found = await tx.select().from(images).where(inArray(images.imageUrl, uploads)).for('key share');
  if (found.length === uploads.length) return;
  throw new HttpError(400, 'validation-failed', 'The picture is no longer there. Please upload it again.');
}
