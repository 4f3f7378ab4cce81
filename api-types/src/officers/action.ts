import { z } from 'zod';
import { idSchema, instantSchema, listQuerySchema } from '../common/common.ts';
import { actionAreas, adminActions } from '../common/lists.ts';

/** What an entry is about, as it is now: the log itself keeps no names of members. */
const actionSubjectSchema = z.object({
  /** A title, a person's name, or the short number of an order. */
  name: z.string(),
  isInTrash: z.boolean(),
});

/** One action of an officer or the system; no personal data but ids, titles and officers. */
export const actionSchema = z.object({
  id: idSchema,
  action: z.enum(adminActions),
  /** What it was done to: an area such as `members`, or a record such as `news/<id>`. */
  target: z.string(),
  /** A title, a number or a status; may be empty. */
  detail: z.string(),
  /** Null for the system itself: jobs, and what members or visitors cause. */
  officerId: idSchema.nullable(),
  /** As it was at the time; empty for the system. */
  officerName: z.string(),
  createdAt: instantSchema,
  /** Absent when it was deleted finally, and in the download. */
  subject: actionSubjectSchema.optional(),
});

/** An entry with its place in the chain of hashes, for the download. */
export const chainedActionSchema = actionSchema.extend({ position: z.int(), hash: z.string() });

/** A person with entries in the log, also when they are no longer an officer. */
export const actionOfficerSchema = z.object({ id: idSchema, name: z.string() });

/** Databases know fewer years than the calendar of ISO 8601. */
const daySchema = (name: string) =>
  z.iso
    .date(`${name} is a date: yyyy-mm-dd`)
    .refine((day) => day >= '2000' && day < '3000', `${name} is a date from 2000 to 2999`)
    .optional();

/** `searchTerm` looks into target and detail; the days are Accra's, both included. */
const filters = {
  action: z.enum(adminActions, `action is one of ${adminActions.join(', ')}`).optional(),
  officer: z.union([z.literal('system'), idSchema], 'officer is an id, or system').optional(),
  area: z.enum(actionAreas, `area is one of ${actionAreas.join(', ')}`).optional(),
  from: daySchema('from'),
  to: daySchema('to'),
};

/** Newest first. */
export const actionQuerySchema = listQuerySchema(['createdAt']).extend(filters);
export const actionFilterSchema = actionQuerySchema.pick({ searchTerm: true }).extend(filters);

export type ActionSubject = z.infer<typeof actionSubjectSchema>;
export type Action = z.infer<typeof actionSchema>;
export type ChainedAction = z.infer<typeof chainedActionSchema>;
export type ActionFilter = z.output<typeof actionFilterSchema>;
