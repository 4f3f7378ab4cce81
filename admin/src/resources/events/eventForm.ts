import { type Event, eventInputSchema } from '@year-group/api-types/event';
import type { FieldValues } from 'react-hook-form';
import { schemaCheck } from '#components/editors/schemaCheck.ts';

/** The form values of an event. An emptied field is null. */
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

/** The initial values of a new event. */
export const emptyEvent: EventValues = {
  title: '',
  category: '',
  date: '',
  time: '',
  location: '',
  description: '',
  imageUrl: '',
};

/** The form's errors. */
export const checkEvent = (values: EventValues) => schemaCheck(eventInputSchema, values);

/** The preview of the event. Uses today until a date is chosen. */
export function eventDraftOf(values: FieldValues): Event {
  const now = new Date().toISOString();
  const date = String(values.date || now.slice(0, 10));
  const time = String(values.time || '00:00');
  return {
    id: 'preview',
    title: String(values.title ?? ''),
    category: String(values.category ?? ''),
    description: String(values.description ?? ''),
    imageUrl: String(values.imageUrl ?? ''),
    location: String(values.location ?? ''),
    date,
    time,
    // Accra is on UTC all year.
    startsAt: `${date}T${time}:00.000Z`,
    createdAt: now,
  };
}
