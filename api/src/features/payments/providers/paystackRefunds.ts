import { z } from 'zod';
import { callProvider } from './callProvider.ts';
import { type PaymentAdapter, ProviderError } from './provider.ts';

const sentSchema = z.object({ status: z.literal(true), data: z.object({ status: z.string() }) });
const id = z.union([z.number(), z.string()]).transform(String).nullish();
const listSchema = z.object({
  status: z.literal(true),
  data: z.array(
    z.object({
      id,
      /** Of a refund that settles a dispute. */
      dispute: id,
      status: z.string(),
      amount: z.coerce.number().int().nonnegative(),
      merchant_note: z.string().nullish(),
    }),
  ),
});
/** Refunds of one payment: more than there are. */
const perPage = 100;

/** The id under which the refund of a lost dispute is known. */
export const disputeId = (dispute: string): string => `dispute-${dispute}`;

/** Paystack's refunds. It has no key against repeated calls: the note finds the first one. */
export function createPaystackRefunds(
  api: string,
  headers: Record<string, string>,
): Required<Pick<PaymentAdapter, 'refund' | 'listRefunds'>> {
  return {
    async refund({ reference, pesewas, note }) {
      const { status, reply } = await callProvider(`${api}/refund`, {
        method: 'POST',
        headers,
        body: { transaction: reference, amount: pesewas, currency: 'GHS', merchant_note: note },
      });
      if (status < 300 && sentSchema.safeParse(reply).success) return;
      // Anything but a clear refusal may have been carried out.
      const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429;
      throw new ProviderError(`Paystack did not accept the refund (${status}).`, { isRefusal, status });
    },

    async listRefunds(paymentId) {
      const query = new URLSearchParams({ transaction: paymentId, perPage: String(perPage) });
      const { status, reply } = await callProvider(`${api}/refund?${query.toString()}`, { headers });
      const answer = listSchema.safeParse(reply);
      if (status !== 200 || !answer.success) {
        const message = `Paystack did not say what it has refunded (${status}).`;
        throw new ProviderError(message, { isRefusal: false, status });
      }
      return answer.data.data.map((each) => ({
        id: each.dispute ? disputeId(each.dispute) : (each.id ?? undefined),
        note: each.merchant_note ?? undefined,
        pesewas: each.amount,
        isFailed: each.status === 'failed',
      }));
    },
  };
}
