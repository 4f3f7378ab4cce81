import { expect, it } from 'vitest';
import { messages } from '../messages.ts';

it('names one of several by its singular', () => {
  expect(messages.events.batchDeleted(1)).toBe('Successfully deleted 1 event.');
  expect(messages.listings.batchDeleted(2)).toBe('Successfully deleted 2 listings.');
});
