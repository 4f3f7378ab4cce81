import { createHmac, timingSafeEqual } from 'node:crypto';
import { formatPesewas } from '@year-group/api-types/common/money';
import { z } from 'zod';
import { parseJson } from './callProvider.ts';
import type { Claim, Notice } from './provider.ts';

const word = z.string().max(100).nullish().catch(null);
const id = z
  .union([z.number(), z.string().max(100)])
  .nullish()
  .catch(null);
/** Sometimes a number, sometimes a string of digits. */
const pesewas = z
  .union([z.int().nonnegative(), z.string().regex(/^\d{1,15}$/)])
  .transform(Number)
  .nullish()
  .catch(null);

/**
 * The handled events, each with the only fields that are stored: Paystack also sends names,
 * addresses, wallet numbers and the last digits of cards. The reference is in a different field for
 * each event.
 */
const chargeSchema = z.object({
  event: z.literal('charge.success'),
  data: z.object({ id, reference: z.string(), status: word, amount: pesewas, currency: word, domain: word }),
});
const refundSchema = z.object({
  event: z.enum([
    'refund.pending',
    'refund.processing',
    'refund.processed',
    'refund.failed',
    'refund.needs-attention',
  ]),
  data: z.object({
    id,
    transaction_reference: z.string(),
    refund_reference: word,
    status: word,
    amount: pesewas,
    currency: word,
    domain: word,
  }),
});
const disputeSchema = z.object({
  event: z.enum(['charge.dispute.create', 'charge.dispute.remind', 'charge.dispute.resolve']),
  data: z.object({
    id,
    status: word,
    resolution: word,
    refund_amount: pesewas,
    transaction: z.object({ reference: z.string() }),
  }),
});
const noticeSchema = z.discriminatedUnion('event', [chargeSchema, refundSchema, disputeSchema]);
const otherSchema = z.object({ event: z.string() });

/** Reads a webhook: a notice, `ignored` for other events, undefined when it is forged. */
export function readPaystackNotice(
  secretKey: string,
  body: Buffer,
  signature: unknown,
): Notice | 'ignored' | undefined {
  if (typeof signature !== 'string' || !isSignedBy(secretKey, body, signature)) return undefined;
  const json = parseJson(body);
  const notice = noticeSchema.safeParse(json);
  if (!notice.success) return otherSchema.safeParse(json).success ? 'ignored' : undefined;
  return describe(notice.data);
}

/** HMAC-SHA512 of the raw bytes, compared in constant time. */
function isSignedBy(secretKey: string, body: Buffer, signature: string): boolean {
  const expected = createHmac('sha512', secretKey).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Events have no id, so the key is derived from the content. */
function describe(notice: z.infer<typeof noticeSchema>): Notice {
  const { event, data } = notice;
  const of = (reference: string, claim: Claim, ...parts: unknown[]): Notice => ({
    reference,
    claim,
    dedupeKey: [event, data.id ?? '', reference, ...parts].join(':'),
    content: notice,
  });
  if ('transaction' in data) {
    const { reference } = data.transaction;
    return of(reference, { review: disputeReview(event, reference, data) }, data.status ?? '');
  }
  if ('transaction_reference' in data) {
    const { transaction_reference: reference, refund_reference: refund, amount } = data;
    return of(reference, refundClaim(event, reference, amount ?? undefined), refund ?? '', amount ?? '');
  }
  return of(data.reference, {});
}

function refundClaim(event: string, reference: string, amount: number | undefined): Claim {
  const refund = `a refund of ${amount === undefined ? 'an unknown amount' : formatPesewas(amount)} for ${reference}`;
  switch (event) {
    case 'refund.processed':
      return { refund: { pesewas: amount, review: `Paystack carried out ${refund}` } };
    case 'refund.failed':
      return { failedRefund: { pesewas: amount }, review: `Paystack could not carry out ${refund}` };
    case 'refund.needs-attention':
      return { review: `Paystack waits for your answer about ${refund}: look into its dashboard` };
    default:
      return {};
  }
}

function disputeReview(
  event: string,
  reference: string,
  { resolution }: z.infer<typeof disputeSchema>['data'],
) {
  if (event === 'charge.dispute.resolve')
    return `The dispute about ${reference} is resolved at Paystack: ${resolution ?? 'look into its dashboard'}`;
  return `The payer disputes ${reference}: answer in Paystack’s dashboard, or the money goes back`;
}
