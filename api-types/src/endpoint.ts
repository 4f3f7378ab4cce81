import type { z } from 'zod';
import { idParamsSchema } from './common.ts';

/**
 * Who may call: `member` every verified member, `listed` those of them who are in the directory,
 * and both let the administrator in too; `apiKey` is the registration form's header `x-api-key`.
 */
export type Guard = 'public' | 'apiKey' | 'member' | 'listed' | 'admin';

/** One call of the API. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with parameters as `:name`. */
  path: `/api/${string}`;
  guard: Guard;
  summary: string;
  /** Status of the successful reply. */
  status: 200 | 201;
  reply: z.ZodType;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
}

/** The parameters of a path that names one record. */
export const byId = { params: idParamsSchema } as const;
