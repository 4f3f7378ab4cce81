import { z } from 'zod';

/** Stable codes of all refusals; clients may branch on them, people read `error`. */
export const errorCodes = [
  'validation-failed',
  'malformed-request',
  'unauthorised',
  'forbidden',
  'awaiting-admission',
  'second-factor-needed',
  'proof-needed',
  'not-found',
  'wrong-host',
  'conflict',
  'email-taken',
  'phone-taken',
  'total-changed',
  'order-changed',
  'choice-needed',
  'run-closed',
  'key-reused',
  'gone',
  'amount-mismatch',
  'already-paid',
  'too-late',
  'wrong-password',
  'not-a-member',
  'wrong-code',
  'too-many-requests',
  'too-large',
  'unsupported-media',
  'address-unknown',
  'provider-unavailable',
  'unavailable',
  'internal-error',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Every error reply: one sentence under both names that clients read, and a stable code. */
export const errorSchema = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum(errorCodes),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Current figures in GH₵ when an order's total differs from what the shopper saw. */
  figures: z.object({ deliveryCost: z.number(), totalAmount: z.number() }).optional(),
  /** What is left to refund in GH₵, when less is owed than was asked for. */
  left: z.number().optional(),
});
export type ErrorReply = z.infer<typeof errorSchema>;
