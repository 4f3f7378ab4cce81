import {
  BrandFileError,
  type BrandRecord,
  brandFileLimits,
  brandRecordFile,
  readBrandRecord,
  replaceTexts,
} from '@year-group/api-types/group/brandFile';
import { brandFileBomb, brandFileTooLarge, brandFileUnreadable } from '@year-group/api-types/messages/group';
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';

/** A brand file's sections, with pictures at addresses in this browser. Throws `BrandFileError`. */
export async function readBrandFile(file: File): Promise<BrandRecord['sections']> {
  if (file.size > brandFileLimits.bytes) throw new BrandFileError(brandFileTooLarge);
  const { [brandRecordFile]: record, ...pictures } = unpack(new Uint8Array(await file.arrayBuffer()));
  if (!record) throw new BrandFileError(brandFileUnreadable);
  const { sections } = readBrandRecord(strFromU8(record));
  const addresses = new Map(
    Object.entries(pictures).map(([path, body]) => [`/${path}`, URL.createObjectURL(new Blob([body]))]),
  );
  return replaceTexts(sections, (text) => addresses.get(text) ?? text);
}

/** Every file of a .zip by its path. */
function unpack(archive: Uint8Array): Record<string, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  const isSmall = ({ originalSize }: UnzipFileInfo) => {
    bytes += originalSize;
    if (bytes > brandFileLimits.unpackedBytes) throw new BrandFileError(brandFileBomb);
    return true;
  };
  try {
    return unzipSync(archive, { filter: isSmall });
  } catch (error) {
    throw error instanceof BrandFileError ? error : new BrandFileError(brandFileUnreadable);
  }
}
