import { type EventState, eventStates } from '@year-group/api-types/common/lists';

const stateTexts: Record<EventState, string> = {
  planned: 'Takes place as announced',
  moved: 'Moved to another time or place',
  cancelled: 'Cancelled',
};

/** The states of an event, to choose from. */
export const stateChoices = eventStates.map((id) => ({ id, name: stateTexts[id] }));

/** Whom an answer brings: "with 2 people". */
export const guestsText = (guests: number) => `with ${guests} ${guests === 1 ? 'person' : 'people'}`;

/** The panel's page of the answers to an event. */
export const answersPath = (id: string) => `/events/answers/${id}`;
