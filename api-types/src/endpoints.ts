import type { z } from 'zod';
import { authEndpoints } from './authEndpoints.ts';
import { deliveryEndpoints } from './deliveryEndpoints.ts';
import { eventEndpoints } from './eventEndpoints.ts';
import { groupEndpoints } from './groupEndpoints.ts';
import { listingEndpoints } from './listingEndpoints.ts';
import { memberEndpoints } from './memberEndpoints.ts';
import { newsItemEndpoints } from './newsItemEndpoints.ts';
import { orderEndpoints } from './orderEndpoints.ts';
import { paymentEndpoints } from './paymentEndpoints.ts';
import { systemEndpoints } from './systemEndpoints.ts';
import { trashEndpoints } from './trashEndpoints.ts';

export type { Endpoint, Guard } from './endpoint.ts';

/**
 * The calls (docs/spec.md#calls): the server takes its routes from this table, the clients their
 * types.
 */
export const endpoints = {
  ...newsItemEndpoints,
  ...eventEndpoints,
  ...memberEndpoints,
  ...authEndpoints,
  ...listingEndpoints,
  ...orderEndpoints,
  ...deliveryEndpoints,
  ...paymentEndpoints,
  ...trashEndpoints,
  ...groupEndpoints,
  ...systemEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
type Table = typeof endpoints;

/** What a call answers with. */
export type ReplyOf<Name extends EndpointName> = z.output<Table[Name]['reply']>;
/** What a caller sends as the body. */
export type BodyOf<Name extends EndpointName> = Table[Name] extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : undefined;
/** What the handler receives as the query. */
export type QueryOf<Name extends EndpointName> = Table[Name] extends { query: infer Query extends z.ZodType }
  ? z.output<Query>
  : undefined;
