import type { z } from 'zod';
import { inPart } from './common/endpoint.ts';
import { eventEndpoints } from './content/eventEndpoints.ts';
import { newsItemEndpoints } from './content/newsItemEndpoints.ts';
import { trashEndpoints } from './content/trashEndpoints.ts';
import { groupEndpoints } from './group/groupEndpoints.ts';
import { memberEndpoints } from './members/memberEndpoints.ts';
import { accountEndpoints } from './officers/accountEndpoints.ts';
import { authEndpoints } from './officers/authEndpoints.ts';
import { handoverEndpoints } from './officers/handoverEndpoints.ts';
import { officerEndpoints } from './officers/officerEndpoints.ts';
import { signInEndpoints } from './officers/signInEndpoints.ts';
import { paymentEndpoints } from './payments/paymentEndpoints.ts';
import { deliveryEndpoints } from './shop/deliveryEndpoints.ts';
import { listingEndpoints } from './shop/listingEndpoints.ts';
import { orderEndpoints } from './shop/orderEndpoints.ts';
import { runEndpoints } from './shop/runEndpoints.ts';
import { systemEndpoints } from './system/systemEndpoints.ts';

export type { Endpoint, Guard } from './common/endpoint.ts';

/** The calls (docs/spec.md#calls): routes of the server, types of the clients. */
export const endpoints = {
  ...newsItemEndpoints,
  ...inPart('events', eventEndpoints),
  ...memberEndpoints,
  ...authEndpoints,
  ...inPart('shop', listingEndpoints),
  ...inPart('shop', orderEndpoints),
  ...inPart('shop', deliveryEndpoints),
  ...inPart('shop', paymentEndpoints),
  ...inPart('shop', runEndpoints),
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
