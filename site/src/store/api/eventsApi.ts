import type { Event, EventDetails as SentEvent } from '@year-group/api-types/content/event';
import { type CleanHtml, cleanRichText } from '#lib/richText.ts';
import { excerptOf } from '#lib/text.ts';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';
import { latest } from './listSizes.ts';

/** An event as one line of a list. Without the rest, rendered pages stay small. */
export type EventRow = Omit<Event, 'description' | 'imageUrl' | 'createdAt'>;
/** An event as a card of a list, with its picture and the beginning of its text. */
export type EventCard = EventRow & Pick<Event, 'imageUrl'> & { excerpt: string };
/** An event with a sanitised description. */
export type EventDetails = Omit<SentEvent, 'description'> & { description: CleanHtml };

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
    /** The first events of that list, for the home page. */
    latestEvents: build.query<EventRow[], void>({
      ...call(
        'GET /api/events',
        () => ({ query: latest }),
        (events) => events.map(({ description: _text, imageUrl: _picture, createdAt: _, ...event }) => event),
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

export const { listEvents, latestEvents, getEvent } = eventsApi.endpoints;
export const { useListEventsQuery, useLatestEventsQuery } = eventsApi;
