import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { EventAnswerInput } from '@year-group/api-types/content/eventAnswer';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';
import { getEvent } from './eventsApi.ts';

/** An answer with the random id that only this device knows. */
export type OwnAnswer = Required<EventAnswerInput> & { id: string };
type AnswerId = Pick<OwnAnswer, 'id' | 'eventId'>;

interface Written {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  queryFulfilled: Promise<unknown>;
}

/** Reads the event with its new count. Tags do not: what came with the page has none. */
const readAgain = ({ eventId }: AnswerId, { dispatch, queryFulfilled }: Written) =>
  queryFulfilled.then(
    () => void dispatch(getEvent.initiate(eventId, { subscribe: false, forceRefetch: true })),
    // The form says why.
    () => undefined,
  );

/** Apart from the reads of events, which the home page has. */
const eventAnswersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    answerEvent: build.mutation<{ coming: number }, OwnAnswer>({
      ...call('PUT /api/event-answers/:id', ({ id, ...body }: OwnAnswer) => ({ params: { id }, body })),
      onQueryStarted: readAgain,
    }),
    takeBackAnswer: build.mutation<{ deleted: number }, AnswerId>({
      ...call('DELETE /api/event-answers/:id', ({ id }: AnswerId) => ({ params: { id } })),
      onQueryStarted: readAgain,
    }),
  }),
});

export const { useAnswerEventMutation, useTakeBackAnswerMutation } = eventAnswersApi;
