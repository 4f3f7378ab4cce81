import { z } from 'zod';
import { deletedSchema } from '../common/common.ts';
import { byId, type Endpoint, officer } from '../common/endpoint.ts';
import { eventChangeSchema, eventInputSchema, eventQuerySchema, eventSchema } from './event.ts';
import { answerCountsSchema, eventAnswerInputSchema, eventAnswersSchema } from './eventAnswer.ts';

/** The calls for events. */
export const eventEndpoints = {
  listEvents: {
    method: 'GET',
    path: '/api/events',
    guard: 'public',
    isShared: true,
    summary: 'Events, upcoming soonest first, then past latest first, and how many people are coming',
    query: eventQuerySchema,
    reply: z.array(eventSchema),
  },
  getEvent: {
    method: 'GET',
    path: '/api/events/:id',
    guard: 'public',
    isShared: true,
    summary: 'One event, and how many people are coming',
    ...byId,
    reply: eventSchema,
  },
  createEvent: {
    method: 'POST',
    path: '/api/events',
    ...officer('content.change'),
    status: 201,
    summary: 'Publish an event',
    body: eventInputSchema,
    reply: eventSchema,
  },
  updateEvent: {
    method: 'PUT',
    path: '/api/events/:id',
    ...officer('content.change'),
    summary: 'Change an event',
    ...byId,
    body: eventChangeSchema,
    reply: eventSchema,
  },
  deleteEvent: {
    method: 'DELETE',
    path: '/api/events/:id',
    ...officer('content.change'),
    summary: 'Delete an event',
    ...byId,
    reply: deletedSchema,
  },
  listEventAnswers: {
    method: 'GET',
    path: '/api/events/:id/answers',
    ...officer('content.change'),
    summary: 'The answers to an event, by name',
    ...byId,
    reply: eventAnswersSchema,
  },
  answerEvent: {
    method: 'PUT',
    path: '/api/event-answers/:id',
    guard: 'public',
    summary:
      'Answer whether one comes to an event, or change the answer; its random id is made by the device',
    ...byId,
    body: eventAnswerInputSchema,
    reply: answerCountsSchema.pick({ coming: true }),
  },
  takeBackEventAnswer: {
    method: 'DELETE',
    path: '/api/event-answers/:id',
    guard: 'public',
    summary: 'Delete an answer; its id is known to the device that gave it',
    ...byId,
    reply: deletedSchema,
  },
} as const satisfies Record<string, Endpoint>;
