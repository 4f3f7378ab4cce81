import { z } from 'zod';
import { idSchema } from '../common/common.ts';
import { memberFieldNames } from './memberFields.ts';

/** The fields of which a merge keeps one of two values. */
export const mergeFields = [...memberFieldNames, 'role'] as const;
export type MergeField = (typeof mergeFields)[number];

/** A member as the officer saw them: a later version was changed meanwhile. */
const seenSchema = z.object({ id: idSchema, version: z.int().nonnegative() });

/** Two records of one person: which one stays, and which fields it takes from the other. */
export const memberMergeSchema = z
  .object({ keep: seenSchema, other: seenSchema, fromOther: z.array(z.enum(mergeFields)) })
  .refine(({ keep, other }) => keep.id !== other.id, 'Choose two different members');

export type MemberMerge = z.infer<typeof memberMergeSchema>;
