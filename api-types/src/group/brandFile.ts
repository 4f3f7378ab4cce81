import { z } from 'zod';
import { maxBrandFileBytes } from '../common/limits.ts';
import * as sentences from '../messages/group.ts';
import { groupSections } from './group.ts';

/** The version of the brand files that this product writes and reads. */
export const brandFileVersion = 1;

/** Limits of a brand file; the unpacked bytes are counted while it is unpacked. */
export const brandFileLimits = {
  bytes: maxBrandFileBytes,
  unpackedBytes: 2 * maxBrandFileBytes,
  entries: 200,
  recordBytes: 1024 * 1024,
} as const;

/** What every brand file, of any version, says about itself. */
export const brandFileHeadSchema = z.object({
  format: z.literal('year-group-brand'),
  version: z.int().positive(),
});

/** The record in a brand file: each section that the group has published. */
export const brandRecordSchema = brandFileHeadSchema.extend({
  sections: z.strictObject(groupSections).partial(),
});
export type BrandRecord = z.infer<typeof brandRecordSchema>;

/** Where the record is in the archive. Pictures are where they are on the website. */
export const brandRecordFile = 'group.json';

/** Reads and checks the text of a record; throws a `BrandFileError` with a sentence. */
export function readBrandRecord(text: string): BrandRecord {
  const json = parse(text);
  const head = brandFileHeadSchema.safeParse(json);
  if (!head.success) throw new BrandFileError(sentences.brandFileUnreadable);
  const { version } = head.data;
  if (version !== brandFileVersion)
    throw new BrandFileError(sentences.brandFileVersionUnknown(version, brandFileVersion));
  const { data, error } = brandRecordSchema.safeParse(json);
  if (data) return data;
  throw new BrandFileError(sentenceOf(error.issues[0]));
}

/** Why a file is no brand file, as a sentence for the person who chose it. */
export class BrandFileError extends Error {}

function parse(text: string): unknown {
  if (text.length > brandFileLimits.recordBytes) throw new BrandFileError(sentences.brandFileUnreadable);
  try {
    return JSON.parse(text);
  } catch {
    throw new BrandFileError(sentences.brandFileUnreadable);
  }
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') return sentences.brandFileSectionUnknown(issue.keys[0] ?? '');
  const section = issue?.path.slice(1).join('.') || 'sections';
  return sentences.brandFileSectionWrong(section, issue?.message ?? '');
}

/** The same content with other texts. Only for content that has passed its schema. */
export function replaceTexts<Content>(content: Content, replace: (text: string) => string): Content;
export function replaceTexts(content: unknown, replace: (text: string) => string): unknown {
  if (typeof content === 'string') return replace(content);
  if (Array.isArray(content)) return content.map((part) => replaceTexts(part, replace));
  if (content === null || typeof content !== 'object') return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, part]) => [name, replaceTexts(part, replace)]),
  );
}
