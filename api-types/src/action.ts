import { z } from 'zod';
import { idSchema, instantSchema, listQuerySchema } from './common.ts';
import { adminActions } from './lists.ts';

/** One thing that the administrator did; no personal data except ids and titles. */
export const actionSchema = z.object({
  id: idSchema,
  action: z.enum(adminActions),
  /** What it was done to: an area such as `members`, or a record such as `news/<id>`. */
  target: z.string(),
  /** A title, a number or a status; may be empty. */
  detail: z.string(),
  createdAt: instantSchema,
});

/** Newest first; `searchTerm` looks into target and detail. */
export const actionQuerySchema = listQuerySchema(['createdAt']).extend({
  action: z.enum(adminActions, `action is one of ${adminActions.join(', ')}`).optional(),
});

export type Action = z.infer<typeof actionSchema>;
export type ActionQuery = z.output<typeof actionQuerySchema>;
