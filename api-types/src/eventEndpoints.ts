import { z } from 'zod';
import { deletedSchema } from './common.ts';
import { byId, type Endpoint } from './endpoint.ts';
import { eventChangeSchema, eventInputSchema, eventQuerySchema, eventSchema } from './event.ts';

/** The calls for events. */
export const eventEndpoints = {
  listEvents: {
    method: 'GET',
    path: '/api/events',
    guard: 'public',
    status: 200,
    summary: 'Events, upcoming soonest first, then past latest first',
    query: eventQuerySchema,
    reply: z.array(eventSchema),
  },
  getEvent: {
    method: 'GET',
    path: '/api/events/:id',
    guard: 'public',
    status: 200,
    summary: 'One event',
    ...byId,
    reply: eventSchema,
  },
  createEvent: {
    method: 'POST',
    path: '/api/events',
    guard: 'admin',
    status: 201,
    summary: 'Publish an event',
    body: eventInputSchema,
    reply: eventSchema,
  },
  updateEvent: {
    method: 'PUT',
    path: '/api/events/:id',
    guard: 'admin',
    status: 200,
    summary: 'Change an event',
    ...byId,
    body: eventChangeSchema,
    reply: eventSchema,
  },
  deleteEvent: {
    method: 'DELETE',
    path: '/api/events/:id',
    guard: 'admin',
    status: 200,
    summary: 'Delete an event',
    ...byId,
    reply: deletedSchema,
  },
} as const satisfies Record<string, Endpoint>;
