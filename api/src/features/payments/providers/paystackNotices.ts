import { createHmac, timingSafeEqual } from 'node:crypto';
import { formatPesewas } from '@year-group/api-types/common/money';
import { z } from 'zod';
import { currency } from '../judge.ts';
import { parseJson } from './callProvider.ts';
import { disputeId } from './paystackRefunds.ts';
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

/** The account whose notices are read: its key, and whether it is the `test` or the `live` one. */
interface PaystackAccount {
  secretKey: string;
  domain: string;
}

/** Reads a webhook: a notice, `ignored` for other events, undefined when it is forged. */
export function readPaystackNotice(
  account: PaystackAccount,
  body: Buffer,
  signature: unknown,
): Notice | 'ignored' | undefined {
  if (typeof signature !== 'string' || !isSignedBy(account.secretKey, body, signature)) return undefined;
  const json = parseJson(body);
  const notice = noticeSchema.safeParse(json);
  if (!notice.success) return otherSchema.safeParse(json).success ? 'ignored' : undefined;
  return describe(notice.data, account);
}

/** HMAC-SHA512 of the raw bytes, compared in constant time. */
function isSignedBy(secretKey: string, body: Buffer, signature: string): boolean {
  const expected = createHmac('sha512', secretKey).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Events have no id, so the key is derived from the content. */
function describe(notice: z.infer<typeof noticeSchema>, { domain }: PaystackAccount): Notice {
  const { event, data } = notice;
  const of = (reference: string, claimOf: (key: string) => Claim, ...parts: unknown[]): Notice => {
    const dedupeKey = [event, data.id ?? '', reference, ...parts].join(':');
    return { reference, claim: claimOf(dedupeKey), dedupeKey, content: notice };
  };
  if ('transaction' in data) {
    const { reference } = data.transaction;
    return of(reference, () => disputeClaim(event, reference, data), data.status ?? '');
  }
  if ('transaction_reference' in data) {
    const { transaction_reference: reference, refund_reference: refund, amount } = data;
    const isOurs = (data.currency ?? currency) === currency && (data.domain ?? domain) === domain;
    const claimOf = (key: string) =>
      refundClaim(event, { reference, amount: amount ?? undefined, key, isOurs });
    return of(reference, claimOf, refund ?? '', amount ?? '');
  }
  return of(data.reference, () => ({}));
}

interface ReportedRefund {
  reference: string;
  amount: number | undefined;
  key: string;
  /** Whether it is in our currency and mode. */
  isOurs: boolean;
}

function refundClaim(event: string, { reference, amount, key, isOurs }: ReportedRefund): Claim {
  const refund = `a refund of ${amount === undefined ? 'an unknown amount' : formatPesewas(amount)} for ${reference}`;
  switch (event) {
    case 'refund.processed':
      if (amount !== undefined && isOurs) return { refund: { pesewas: amount, key } };
      return {
        review: `Paystack reports ${isOurs ? '' : 'in another currency or mode '}${refund}: look into its dashboard`,
      };
    case 'refund.failed':
      return { failedRefund: { pesewas: amount }, review: `Paystack could not carry out ${refund}` };
    case 'refund.needs-attention':
      return { review: `Paystack waits for your answer about ${refund}: look into its dashboard` };
    default:
      return {};
  }
}

/** A dispute that was accepted is lost: its money goes back. */
function disputeClaim(
  event: string,
  reference: string,
  { id: dispute, resolution, refund_amount: amount }: z.infer<typeof disputeSchema>['data'],
): Claim {
  if (event !== 'charge.dispute.resolve')
    return {
      review: `The payer disputes ${reference}: answer in Paystack’s dashboard, or the money goes back`,
    };
  const review = `The dispute about ${reference} is resolved at Paystack: ${resolution ?? 'look into its dashboard'}`;
  if (!resolution?.includes('accepted')) return { review };
  const key = disputeId(String(dispute ?? reference));
  return { review, refund: { pesewas: amount ?? Number.MAX_SAFE_INTEGER, key } };
}
