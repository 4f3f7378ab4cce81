import { errorSchema } from '@year-group/api-types/common/errors';
import { type Endpoint, type EndpointName, endpoints } from '@year-group/api-types/endpoints';
import { whoCan } from '@year-group/api-types/officers/rights';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import { runAs } from '../security/actor.ts';
import type { KnownSession } from '../security/guards.ts';
import type { Identity } from '../security/tokens.ts';

type Table = typeof endpoints;
type Output<Name extends EndpointName, Part extends 'params' | 'query' | 'body'> =
  Table[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** A request that has passed the schemas of the endpoint table. */
export interface Call<Name extends EndpointName> {
  params: Output<Name, 'params'>;
  query: Output<Name, 'query'>;
  body: Output<Name, 'body'>;
  session: KnownSession | null;
  identity: Identity | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<z.input<Table[Name]['reply']>>;
type Options = Pick<RouteShorthandOptions, 'bodyLimit'> & {
  /** Replaces the table's schema: the same form, under a setting of this server. */
  body?: z.ZodType;
};

const visibleErrors = { '4xx': errorSchema, '5xx': errorSchema };

/** Registers a call with the path, guard and schemas of the endpoint table. */
export function route<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<Name>,
  { body: bodySchema = (endpoints[name] as Endpoint).body, ...options }: Options = {},
): void {
  const endpoint: Endpoint = endpoints[name];
  const { status = 200 } = endpoint;
  app.route({
    ...options,
    method: endpoint.method,
    url: endpoint.path,
    onRequest: app.guardFor(endpoint),
    config: { isShared: endpoint.isShared === true },
    schema: {
      operationId: name,
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[2] ?? ''],
      ...(endpoint.guard === 'member' && { description: 'For members only.' }),
      ...(endpoint.right && { description: `For officers: ${whoCan(endpoint.right)}.` }),
      ...(endpoint.guard === 'public' ? {} : { security: [{ [endpoint.guard]: [] }] }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(bodySchema && { body: bodySchema }),
      response: { [status]: endpoint.reply, ...visibleErrors },
    },
    async handler(request, reply) {
      const { params, query, body, session } = request;
      const identity = session?.identity ?? null;
      const call = { params, query, body, session, identity, request, reply };
      const officer = session?.officer;
      const actor = officer && { officerId: officer.id, officerName: officer.name };
      const answer = await runAs(actor, () => handler(call as unknown as Call<Name>));
      return reply.code(status).send(answer);
    },
  });
}
