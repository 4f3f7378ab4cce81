import type { Event } from '@year-group/api-types/content/event';
import type { EventAnswer } from '@year-group/api-types/content/eventAnswer';
import type { CleanHtml } from '#lib/cleanHtml.ts';
import { cleanRichText } from '#lib/richText.ts';
import { excerptOf } from '#lib/text.ts';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';

/** An event in a list. Without the whole text, rendered pages stay small. */
export type EventCard = Omit<Event, 'description' | 'createdAt'> & { excerpt: string };
/** An event with a sanitised description. */
export type EventDetails = Omit<Event, 'description'> & { description: CleanHtml };

/** An event to which an order can be brought. */
export type EventToCome = Pick<Event, 'id' | 'title' | 'location' | 'startsAt'>;
/** What a visitor answers. */
export type Answer = Omit<EventAnswer, 'answeredAt'>;
/** The random id of an answer, which only this device knows. */
interface AnswerId {
  id: string;
  eventId: string;
}

/** As many as a shopper can compare; more are read, since some may be cancelled. */
const toCome = { shown: 3, limit: 10 };

export const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Upcoming events soonest first, then past ones. All of them when no limit is given. */
    listEvents: build.query<EventCard[], { limit?: number }>({
      ...call(
        'GET /api/events',
        (query: { limit?: number }) => ({ query }),
        (events) =>
          events.map(({ description, createdAt: _, ...event }) => ({
            ...event,
            excerpt: excerptOf(description),
          })),
      ),
      providesTags: ['Event'],
    }),
    getEvent: build.query<EventDetails, Event['id']>({
      ...call(
        'GET /api/events/:id',
        (id: Event['id']) => ({ params: { id } }),
        async (event) => ({
          ...event,
          description: await cleanRichText(event.description),
        }),
      ),
      providesTags: (_event, _error, id) => [{ type: 'Event', id }],
    }),
    /** The next events that are not cancelled, at most three. */
    listEventsToCome: build.query<EventToCome[], void>({
      ...call(
        'GET /api/events',
        () => ({ query: { when: 'upcoming', limit: toCome.limit } }),
        (events) =>
          events
            .filter(({ state }) => state !== 'cancelled')
            .slice(0, toCome.shown)
            .map(({ id, title, location, startsAt }) => ({ id, title, location, startsAt })),
      ),
      providesTags: ['Event'],
    }),
    answerEvent: build.mutation<{ coming: number }, Answer & AnswerId>({
      ...call('PUT /api/event-answers/:id', ({ id, ...body }: Answer & AnswerId) => ({
        params: { id },
        body,
      })),
      invalidatesTags: (_reply, _error, { eventId }) => [{ type: 'Event', id: eventId }],
    }),
    takeBackAnswer: build.mutation<{ deleted: number }, AnswerId>({
      ...call('DELETE /api/event-answers/:id', ({ id }: AnswerId) => ({ params: { id } })),
      invalidatesTags: (_reply, _error, { eventId }) => [{ type: 'Event', id: eventId }],
    }),
  }),
});

export const { listEvents, getEvent, listEventsToCome } = eventsApi.endpoints;
export const {
  useGetEventQuery,
  useListEventsQuery,
  useListEventsToComeQuery,
  useAnswerEventMutation,
  useTakeBackAnswerMutation,
} = eventsApi;
