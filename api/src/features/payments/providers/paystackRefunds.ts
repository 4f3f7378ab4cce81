import { z } from 'zod';
import { callProvider } from './callProvider.ts';
import { type PaymentAdapter, ProviderError } from './provider.ts';

const sentSchema = z.object({ status: z.literal(true), data: z.object({ status: z.string() }) });
const paymentSchema = z.object({ data: z.object({ id: z.union([z.number(), z.string()]) }) });
const listSchema = z.object({
  status: z.literal(true),
  data: z.array(z.object({ status: z.string(), merchant_note: z.string().nullish() })),
});
/** Refunds of one payment: more than we ever send. */
const perPage = 100;

/** Paystack's refunds. It has no key against repeated calls: the note finds the first one. */
export function createPaystackRefunds(
  api: string,
  headers: Record<string, string>,
): Required<Pick<PaymentAdapter, 'refund' | 'findRefund'>> {
  async function read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
    const { status, reply } = await callProvider(api + path, { headers });
    const answer = schema.safeParse(reply);
    if (status === 200 && answer.success) return answer.data;
    const message = `Paystack did not say what it has refunded (${status}).`;
    throw new ProviderError(message, { isRefusal: false, status });
  }

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

    async findRefund(reference, note) {
      const path = `/transaction/verify/${encodeURIComponent(reference)}`;
      const { data } = await read(path, paymentSchema);
      const query = new URLSearchParams({ transaction: String(data.id), perPage: String(perPage) });
      const refunds = await read(`/refund?${query.toString()}`, listSchema);
      return refunds.data.some((each) => each.merchant_note === note && each.status !== 'failed');
    },
  };
}
