import { eventInputSchema } from '@year-group/api-types/event';
import { schemaCheck } from '../../editors/schemaCheck.ts';

/** What a form for an event holds; an emptied field is null. */
export interface EventValues {
  title: string | null;
  category: string | null;
  /** `yyyy-mm-dd`. */
  date: string | null;
  /** `HH:MM`. */
  time: string | null;
  location: string | null;
  description: string | null;
  imageUrl: string | null;
}

/** An event that nobody has begun to write. */
export const emptyEvent: EventValues = {
  title: '',
  category: '',
  date: '',
  time: '',
  location: '',
  description: '',
  imageUrl: '',
};

/** What is missing or wrong. */
export const checkEvent = (values: EventValues) => schemaCheck(eventInputSchema, values);
