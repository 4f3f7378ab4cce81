import { z } from 'zod';
import { groupSections } from './group.ts';
import { maxBrandFileBytes } from './limits.ts';

/** The version of the brand files that this product writes and reads. */
export const brandFileVersion = 1;

/** Limits of a brand file; the unpacked bytes are counted while it is unpacked. */
export const brandFileLimits = {
  bytes: maxBrandFileBytes,
  unpackedBytes: 2 * maxBrandFileBytes,
  entries: 200,
  recordBytes: 1024 * 1024,
} as const;

/** What every brand file says of itself, whatever its version. */
export const brandFileHeadSchema = z.object({
  format: z.literal('year-group-brand'),
  version: z.int().positive(),
});

/** The record in a brand file: each section that the group has published. */
export const brandRecordSchema = brandFileHeadSchema.extend({
  sections: z.strictObject(groupSections).partial(),
});
export type BrandRecord = z.infer<typeof brandRecordSchema>;
