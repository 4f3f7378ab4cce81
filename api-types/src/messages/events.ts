import type { EventState } from '../common/lists.ts';

export const homeEmpty = 'No upcoming events to display at the moment.';
export const hubEmpty = 'There are no upcoming events to display at the moment. Please check back later.';
export const adminEmpty = 'No event items found.';
export const fetchFailed = 'Failed to fetch events';
export const created = 'Event created successfully!';
export const createFailed = 'Failed to create event.';
export const updated = 'Event updated successfully!';
export const updateFailed = 'Failed to update event.';
export const deleted = 'Event deleted successfully!';
export const deleteFailed = 'Failed to delete event.';
export const editLoadFailed = 'Failed to load event for editing.';
export const notFound = 'Event not found';
export const batchDeleted = (count: number) =>
  `Successfully deleted ${count} event${count === 1 ? '' : 's'}.`;
export const batchFailed = 'Failed to delete events.';
export const pageFailed = 'This event could not be loaded';

export const answersClosed = 'This event takes no more answers.';
export const answerKnown = 'This answer belongs to another event.';
export const answerNameRequired = 'Name is required';
export const contactInvalid = 'Write an e-mail address or a phone number, or leave it empty';
export const answerFailed = 'We do not know whether your answer arrived. Send it again: it counts once.';
export const answerUnreadable = 'Your answer was not stored, and the server did not say why. Try again.';
export const takeBackFailed = 'We do not know whether your answer was taken back. Try again.';
export const answersFailed = 'The answers could not be loaded.';
export const answersEmpty = 'Nobody has answered yet.';
export const answersHint = 'Visitors answer on the page of the event until it starts.';

const prefixes: Record<EventState, string> = { planned: '', moved: 'Moved: ', cancelled: 'Cancelled: ' };
/** The title of an event with its state, for lists and calendars. */
export const titled = (title: string, state: EventState = 'planned') => prefixes[state] + title;
