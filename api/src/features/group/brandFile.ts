import { buffer as readWhole } from 'node:stream/consumers';
import {
  BrandFileError,
  type BrandRecord,
  brandFileVersion,
  brandRecordFile,
  readBrandRecord,
  replaceTexts,
} from '@year-group/api-types/group/brandFile';
import { type GroupSection, groupSections, type SectionChange } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { conflict, HttpError } from '#platform/http/errors.ts';
import { uploadsIn } from '#platform/images/demandUploads.ts';
import { createImageService, uploadsPath } from '#platform/images/imageService.ts';
import { isImageName } from '#platform/images/imageStorage.ts';
import type { Services } from '#platform/services.ts';
import { type Files, pack, refuse, unpack } from './zipFile.ts';

/** Pictures lie in the archive where they are on the website. */
const folder = uploadsPath.slice(1);
const isPicture = (path: string): boolean =>
  path.startsWith(folder) && isImageName(path.slice(folder.length));

/** Writes the published record with its pictures into one file, and reads such a file. */
export function createBrandFile({ db, group, images }: Pick<Services, 'db' | 'group' | 'images'>) {
  const pictures = createImageService({ db, images });

  async function readPicture(url: string): Promise<Buffer> {
    const name = url.slice(uploadsPath.length);
    const file = isImageName(name) ? await images.read(name) : undefined;
    if (!file) throw conflict(messages.group.brandFilePictureMissing(name));
    return readWhole(file.stream());
  }

  return {
    async write(): Promise<Buffer> {
      const files = new Map<string, Buffer>();
      const sections: Record<string, unknown> = {};
      for (const section of Object.keys(groupSections) as GroupSection[]) {
        const { content } = await group.section(section);
        if (!content) continue;
        const crest = section === 'look' ? (content as { crest: string | null }).crest : null;
        for (const url of uploadsIn(content)) {
          if (url !== crest) files.set(url.slice(1), await readPicture(url));
        }
        sections[section] = content;
        if (!crest?.startsWith(uploadsPath)) continue;
        // As a PNG, which an import and a designer can use.
        const { default: sharp } = await import('sharp');
        const picture = await readPicture(crest);
        const png = `${crest.replace(/\.\w+$/, '')}.png`;
        files.set(png.slice(1), await sharp(picture).png().toBuffer());
        sections[section] = { ...content, crest: png };
      }
      const record = { format: 'year-group-brand', version: brandFileVersion, sections };
      return pack(new Map([[brandRecordFile, Buffer.from(JSON.stringify(record, null, 2))], ...files]));
    },

    /**
     * Checks a whole brand file and stores its pictures, encoded again; resolves to its sections,
     * ready to be published. Throws 400 or 415 with a sentence.
     */
    async read(archive: Buffer): Promise<Map<GroupSection, SectionChange['content']>> {
      const files = await unpack(archive, (path) => path === brandRecordFile || isPicture(path));
      const { sections } = readRecord(files);
      const named = uploadsIn(sections);
      const missing = named.find((url) => !files.has(url.slice(1)));
      if (missing) throw refuse(messages.group.brandFilePictureMissing(missing.slice(uploadsPath.length)));
      const stored = new Map<string, string>();
      for (const url of named) {
        const body = files.get(url.slice(1)) ?? Buffer.alloc(0);
        const store = url === sections.look?.crest ? pictures.storeCrest : pictures.store;
        stored.set(url, await store(body).catch((error: unknown) => explain(url, error)));
      }
      const contents = replaceTexts(sections, (text) => stored.get(text) ?? text);
      return new Map(Object.entries(contents)) as Map<GroupSection, SectionChange['content']>;
    },
  };
}

function explain(url: string, error: unknown): never {
  if (!(error instanceof HttpError)) throw error;
  const sentence = messages.group.brandFilePictureWrong(url.slice(uploadsPath.length), error.message);
  throw new HttpError(error.statusCode, error.code, sentence);
}

function readRecord(files: Files): BrandRecord {
  try {
    return readBrandRecord(String(files.get(brandRecordFile) ?? ''));
  } catch (error) {
    throw error instanceof BrandFileError ? refuse(error.message) : error;
  }
}
