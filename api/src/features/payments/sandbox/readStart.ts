import { isCedis, toPesewas } from '@year-group/api-types/money';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HttpError } from '#platform/http/errors.ts';
import type { SandboxPayment } from './sandboxStore.ts';
import { sandboxKeys } from './wire.ts';

/** What the shop sends to the provider when a payment starts. */
export type StartedPayment = Pick<
  SandboxPayment,
  'reference' | 'protocol' | 'amountPesewas' | 'callbackUrl' | 'returnUrl' | 'cancelUrl'
>;

const { apiId, apiKey } = sandboxKeys.hubtel;
const keys = {
  hubtel: `Basic ${Buffer.from(`${apiId}:${apiKey}`).toString('base64')}`,
  paystack: `Bearer ${sandboxKeys.paystack}`,
} as const;

/**
 * Reads the start of a payment as strictly as a real provider: with the shop's key and return
 * addresses on the shop only, or anyone could make the sandbox call and redirect to arbitrary
 * addresses.
 */
export function createStartReader(publicUrl: string) {
  const ours = z.string().refine((address) => address.startsWith(`${publicUrl}/`));
  const reference = z.string().regex(/^[\w-]{1,100}$/);
  const hubtelSchema = z.object({
    clientReference: reference,
    totalAmount: z.number().refine(isCedis),
    callbackUrl: ours,
    returnUrl: ours,
    cancellationUrl: ours,
  });
  const paystackSchema = z.object({
    reference,
    amount: z.int().nonnegative(),
    callback_url: ours,
    metadata: z.object({ cancel_action: ours }),
  });

  function parse<Schema extends z.ZodType>(
    { headers, body }: FastifyRequest,
    key: string,
    schema: Schema,
  ): z.output<Schema> {
    if (headers.authorization !== key) throw new HttpError(401, 'unauthorised', 'The key is wrong.');
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw new HttpError(400, 'validation-failed', 'The payment cannot be read.');
    return parsed.data;
  }

  return {
    hubtel(request: FastifyRequest): StartedPayment {
      const start = parse(request, keys.hubtel, hubtelSchema);
      return {
        protocol: 'hubtel',
        reference: start.clientReference,
        amountPesewas: toPesewas(start.totalAmount),
        callbackUrl: start.callbackUrl,
        returnUrl: start.returnUrl,
        cancelUrl: start.cancellationUrl,
      };
    },
    paystack(request: FastifyRequest): StartedPayment {
      const start = parse(request, keys.paystack, paystackSchema);
      return {
        protocol: 'paystack',
        reference: start.reference,
        amountPesewas: start.amount,
        callbackUrl: '',
        returnUrl: start.callback_url,
        cancelUrl: start.metadata.cancel_action,
      };
    },
  };
}
