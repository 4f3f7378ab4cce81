import { buffer as readWhole } from 'node:stream/consumers';
import { brandFileLimits } from '@year-group/api-types/group/brandFile';
import { messages } from '@year-group/api-types/messages';
import { HttpError } from '#platform/http/errors.ts';

/** Files by their path in an archive. */
export type Files = ReadonlyMap<string, Buffer>;

/** The refusal of a brand file. */
export const refuse = (sentence: string) => new HttpError(400, 'validation-failed', sentence);

/** Packs files into a .zip. */
export async function pack(files: Files): Promise<Buffer> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  for (const [path, body] of files) zip.addBuffer(body, path, { mtime: new Date(0) });
  zip.end();
  return readWhole(zip.outputStream);
}

/**
 * Unpacks the wanted files of a .zip in memory. Nothing that the archive says about its own sizes
 * is believed: bytes are counted while they are unpacked. Throws 400 with a sentence.
 */
export async function unpack(archive: Buffer, isWanted: (path: string) => boolean): Promise<Files> {
  const files = new Map<string, Buffer>();
  let left: number = brandFileLimits.unpackedBytes;
  try {
    const { fromBufferPromise } = await import('yauzl');
    const zip = await fromBufferPromise(archive, { lazyEntries: true });
    if (zip.entryCount > brandFileLimits.entries) throw refuse(messages.group.brandFileBomb);
    for await (const entry of zip.eachEntry()) {
      if (!isWanted(entry.fileName)) continue;
      // The second of two files of one path would replace one that was checked.
      if (files.has(entry.fileName)) throw refuse(messages.group.brandFileUnreadable);
      if (!entry.canDecodeFileData()) throw refuse(messages.group.brandFileUnreadable);
      const body = await readEntry(await zip.openReadStreamPromise(entry), left);
      left -= body.length;
      files.set(entry.fileName, body);
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    // yauzl refuses absolute paths, drives and "..".
    const isOutside = /absolute path|relative path|invalid characters in fileName/.test(String(error));
    throw refuse(isOutside ? messages.group.brandFileOutside : messages.group.brandFileUnreadable);
  }
  return files;
}

/** Reads an entry, and stops as soon as it has more bytes than are left. */
async function readEntry(stream: AsyncIterable<Buffer>, left: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > left) throw refuse(messages.group.brandFileBomb);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
