import { createHash } from 'node:crypto';
import { idSchema } from '@year-group/api-types/common/common';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

/** A new record as its sender named it: one that arrives again has the same id and content. */
export interface Sent {
  id: string;
  bodyHash: string;
}

/** The id for a new record from the header `Idempotency-Key`, with a hash of the body. */
export function sentWith({ headers, body }: FastifyRequest): Sent | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  const id = idSchema.safeParse(key);
  if (!id.success) throw new HttpError(400, 'validation-failed', 'Idempotency-Key is not a UUID.');
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return { id: id.data.toLowerCase(), bodyHash };
}
