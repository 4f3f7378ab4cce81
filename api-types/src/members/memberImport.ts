import { z } from 'zod';
import { idSchema, instantSchema } from '../common/common.ts';
import { maxImportRows } from '../common/limits.ts';
import { byField, memberFieldNames } from './memberFields.ts';

/** A row as written in the file; the reply says whether it can be registered. */
export const importedRowSchema = z.object(
  byField(memberFieldNames, () => z.string().max(10_000).default('')),
);

/** Members from a file. With `dryRun` nothing is stored and the reply is the same. */
export const memberImportSchema = z.object({
  members: z
    .array(importedRowSchema)
    .min(1, 'The file has no members')
    .max(maxImportRows, `Import at most ${maxImportRows} members at a time`),
  dryRun: z.boolean(),
  /** Of the first part, for the further parts of a longer file: together they are one import. */
  importId: idSchema.optional(),
});

/** The result of each row, and how many were added or, in a dry run, would be. */
export const memberImportedSchema = z.object({
  rows: z.array(
    z.object({
      /** Row number, counted from 1 in the order of the request. */
      row: z.int().positive(),
      /** Registered, already registered (or earlier in the file), or invalid. */
      outcome: z.enum(['added', 'duplicate', 'invalid']),
      /** The phone number as it was interpreted, when the file writes it differently. */
      readAs: z.string().optional(),
      /** Why it was not added, or what of it stays empty, by field. */
      issues: z.array(z.object({ path: z.string(), message: z.string() })),
    }),
  ),
  added: z.int().nonnegative(),
  /** Names this import, to send further parts or to undo it. */
  importId: idSchema,
});

/** The latest imports, newest first. */
export const memberImportsSchema = z.array(
  z.object({
    id: idSchema,
    importedAt: instantSchema,
    /** How many of its members are left. */
    members: z.int().positive(),
    /** How many of those were changed since. The import can be undone only at 0. */
    changed: z.int().nonnegative(),
  }),
);

export type ImportedRow = z.input<typeof importedRowSchema>;
export type MemberImport = z.output<typeof memberImportSchema>;
export type MemberImported = z.infer<typeof memberImportedSchema>;
export type MemberImports = z.infer<typeof memberImportsSchema>;
