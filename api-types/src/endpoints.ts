import type { z } from 'zod';
import { accountEndpoints } from './accountEndpoints.ts';
import { authEndpoints } from './authEndpoints.ts';
import { deliveryEndpoints } from './deliveryEndpoints.ts';
import { eventEndpoints } from './eventEndpoints.ts';
import { groupEndpoints } from './groupEndpoints.ts';
import { handoverEndpoints } from './handoverEndpoints.ts';
import { listingEndpoints } from './listingEndpoints.ts';
import { memberEndpoints } from './memberEndpoints.ts';
import { newsItemEndpoints } from './newsItemEndpoints.ts';
import { officerEndpoints } from './officerEndpoints.ts';
import { orderEndpoints } from './orderEndpoints.ts';
import { paymentEndpoints } from './paymentEndpoints.ts';
import { runEndpoints } from './runEndpoints.ts';
import { signInEndpoints } from './signInEndpoints.ts';
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
  ...runEndpoints,
  ...trashEndpoints,
  ...groupEndpoints,
  ...signInEndpoints,
  ...officerEndpoints,
  ...accountEndpoints,
  ...handoverEndpoints,
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
