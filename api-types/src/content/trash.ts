import { z } from 'zod';
import { idListSchema, idSchema, instantSchema, listQuerySchema, refusedSchema } from '../common/common.ts';
import { trashKinds } from '../common/lists.ts';

/** A deleted record that an officer can restore. */
export const trashEntrySchema = z.object({
  /** The record's id, also after it is restored. */
  id: idSchema,
  kind: z.enum(trashKinds),
  title: z.string(),
  /** Distinguishes records of the same title: an e-mail address, a category and date, a price. */
  detail: z.string(),
  deletedAt: instantSchema,
  restorableUntil: instantSchema,
});

/** Latest deletion first, unless sorted otherwise. */
export const trashQuerySchema = listQuerySchema(['deletedAt', 'title']).extend({
  kind: z.enum(trashKinds, `kind is one of ${trashKinds.join(', ')}`).optional(),
});

/** Which entries to restore or delete permanently. */
export const trashChoiceSchema = z.object({ ids: idListSchema });

/** How many were restored, and why others could not be. */
export const restoredSchema = z.object({ restored: z.int().nonnegative(), refused: refusedSchema });

export type TrashEntry = z.infer<typeof trashEntrySchema>;
export type TrashQuery = z.output<typeof trashQuerySchema>;
export type Restored = z.infer<typeof restoredSchema>;
