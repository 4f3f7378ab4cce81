import { idSchema } from '@year-group/api-types/common/common';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

/**
 * The id for a new record that its sender may have to send twice, from the header
 * `Idempotency-Key`; undefined without one.
 */
export function newIdOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  const id = idSchema.safeParse(key);
  if (!id.success) throw new HttpError(400, 'validation-failed', 'Idempotency-Key is not a UUID.');
  return id.data.toLowerCase();
}
