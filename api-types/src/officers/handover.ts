import { z } from 'zod';
import { idSchema, instantSchema, optionalTextSchema } from '../common/common.ts';
import { messages } from '../messages.ts';

/** The steps of a handover, in their order; each is proved by the product itself. */
export const handoverSteps = [
  'officers',
  'leavers',
  'secrets',
  'backup',
  'letter',
  'payment',
  'renewals',
] as const;
export type HandoverStep = (typeof handoverSteps)[number];

/** What the group pays for elsewhere, and must renew. */
export const renewalKinds = ['domain', 'mail', 'hosting'] as const;
const renewalSchema = z.object({
  provider: optionalTextSchema('Company', 100),
  holder: optionalTextSchema('Who has the login', 100),
  /** The day on which it ends unless it is paid, `2027-03-01`; empty when not known yet. */
  date: z.union([z.literal(''), z.iso.date(messages.handover.dateInvalid)]),
});
export const renewalsSchema = z.record(z.enum(renewalKinds), renewalSchema);

/** What an owner enters; the fields that are given are replaced. */
export const handoverChangeSchema = z.object({
  /** The officers who leave; empty when nobody does. */
  leaving: z.array(idSchema).max(50).optional(),
  renewals: renewalsSchema.optional(),
});

const stepSchema = z.object({
  step: z.enum(handoverSteps),
  isDone: z.boolean(),
  /** What was found, one sentence each; also what is still missing. */
  findings: z.array(z.object({ isDone: z.boolean(), text: z.string() })),
});

/** A handover under way or finished. */
export const handoverSchema = z.object({
  id: idSchema,
  startedAt: instantSchema,
  startedBy: z.string(),
  finishedAt: instantSchema.nullable(),
  steps: z.array(stepSchema),
  /** Null until somebody has said who leaves. */
  leaving: z.array(z.object({ id: idSchema, name: z.string() })).nullable(),
  renewals: renewalsSchema,
  /** The rehearsal of a restore: `running` for a minute or so. */
  rehearsal: z.enum(['none', 'running', 'failed', 'done']),
  /** Where the test letter was sent; null before. */
  letterSentTo: z.string().nullable(),
});

/** The code of the test letter. */
export const letterCodeSchema = z.object({
  code: z
    .string(messages.handover.codeInvalid)
    .trim()
    .regex(/^\d{6}$/, messages.handover.codeInvalid),
});
export type Handover = z.infer<typeof handoverSchema>;
export type Renewals = z.infer<typeof renewalsSchema>;
export type HandoverChange = z.output<typeof handoverChangeSchema>;
