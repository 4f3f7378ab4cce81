import type { Event } from '@year-group/api-types/content/event';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';

/** An event to which an order can be brought. */
export type EventToCome = Pick<Event, 'id' | 'title' | 'location' | 'startsAt'>;

/** As many as a shopper can compare; more are read, since some may be cancelled. */
const shown = 3;
const limit = 10;

const eventsToComeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The next events that are not cancelled, at most three. */
    listEventsToCome: build.query<EventToCome[], void>({
      ...call(
        'GET /api/events',
        () => ({ query: { when: 'upcoming', limit } }),
        (events) =>
          events
            .filter(({ state }) => state !== 'cancelled')
            .slice(0, shown)
            .map(({ id, title, location, startsAt }) => ({ id, title, location, startsAt })),
      ),
      providesTags: ['Event'],
    }),
  }),
});

export const { listEventsToCome } = eventsToComeApi.endpoints;
export const { useListEventsToComeQuery } = eventsToComeApi;
