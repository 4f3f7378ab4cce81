import type { Event } from '@year-group/api-types/event';
import { type CleanHtml, cleanRichText } from '#lib/richText.ts';
import { excerptOf } from '#lib/text.ts';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';

/** An event in a list. Without the body, rendered pages stay small. */
export type EventCard = Omit<Event, 'description' | 'createdAt'> & { excerpt: string };
/** An event with a sanitised description. */
export type EventDetails = Omit<Event, 'description'> & { description: CleanHtml };

const eventsApi = baseApi.injectEndpoints({
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
  }),
});

export const { listEvents, getEvent } = eventsApi.endpoints;
export const { useListEventsQuery } = eventsApi;
