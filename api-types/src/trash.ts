import { z } from 'zod';
import { idListSchema, idSchema, instantSchema, listQuerySchema, refusedSchema } from './common.ts';
import { trashKinds } from './lists.ts';

/** Something that the administrator deleted and can restore. */
export const trashEntrySchema = z.object({
  /** The id that the record had, and has again once it is restored. */
  id: idSchema,
  kind: z.enum(trashKinds),
  /** A member's name, or the title. */
  title: z.string(),
  /** What tells it from others of the same title: an e-mail address, a category and date, a price. */
  detail: z.string(),
  deletedAt: instantSchema,
  restorableUntil: instantSchema,
});

/** Deleted last first, unless `sort` says otherwise. */
export const trashQuerySchema = listQuerySchema(['deletedAt', 'title']).extend({
  kind: z.enum(trashKinds, `kind is one of ${trashKinds.join(', ')}`).optional(),
});

/** Which entries to restore or to delete for good. */
export const trashChoiceSchema = z.object({ ids: idListSchema });

/** How many came back, and why others could not. */
export const restoredSchema = z.object({ restored: z.int().nonnegative(), refused: refusedSchema });

export type TrashEntry = z.infer<typeof trashEntrySchema>;
export type TrashQuery = z.output<typeof trashQuerySchema>;
export type TrashChoice = z.infer<typeof trashChoiceSchema>;
export type Restored = z.infer<typeof restoredSchema>;
