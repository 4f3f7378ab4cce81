import { isCedis, toPesewas } from '@year-group/api-types/common/money';
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

/** Reads a start as strictly as a real provider: with our key, and addresses of the shop only. */
export function createStartReader(publicUrl: string) {
  const ours = z.string().refine((address) => address.startsWith(`${publicUrl}/`));
  const reference = z.string().regex(/^[\w-]{1,100}$/);
  const schemas = {
    hubtel: z
      .object({
        clientReference: reference,
        totalAmount: z.number().refine(isCedis),
        callbackUrl: ours,
        returnUrl: ours,
        cancellationUrl: ours,
      })
      .transform(({ clientReference, totalAmount, cancellationUrl, ...addresses }) => ({
        ...addresses,
        reference: clientReference,
        amountPesewas: toPesewas(totalAmount),
        cancelUrl: cancellationUrl,
      })),
    paystack: z
      .object({
        reference,
        amount: z.int().nonnegative(),
        callback_url: ours,
        metadata: z.object({ cancel_action: ours }),
      })
      .transform(({ amount, callback_url: returnUrl, metadata, ...start }) => ({
        reference: start.reference,
        amountPesewas: amount,
        callbackUrl: '',
        returnUrl,
        cancelUrl: metadata.cancel_action,
      })),
  };

  return (protocol: keyof typeof schemas, { headers, body }: FastifyRequest): StartedPayment => {
    if (headers.authorization !== keys[protocol])
      throw new HttpError(401, 'unauthorised', 'The key is wrong.');
    const parsed = schemas[protocol].safeParse(body);
    if (!parsed.success) throw new HttpError(400, 'validation-failed', 'The payment cannot be read.');
    return { ...parsed.data, protocol };
  };
}
