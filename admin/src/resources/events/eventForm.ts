import { type Event, eventInputSchema } from '@year-group/api-types/content/event';
import type { FieldValues } from 'react-hook-form';

/** The form's values of an event. Those of a new one are empty. */
export const valuesOf = (event: Partial<Event>) => ({
  title: event.title ?? '',
  category: event.category ?? '',
  /** `yyyy-mm-dd`. */
  date: event.date ?? '',
  /** `HH:MM`. */
  time: event.time ?? '',
  location: event.location ?? '',
  state: event.state ?? 'planned',
  description: event.description ?? '',
  imageUrl: event.imageUrl ?? '',
});

const { date: dateSchema, time: timeSchema } = eventInputSchema.shape;

/** The event as the site would show it, today until a date is written. An emptied field is null. */
export function draftOf(values: FieldValues): Event {
  const now = new Date().toISOString();
  const date = dateSchema.safeParse(values.date).data ?? now.slice(0, 10);
  const time = timeSchema.safeParse(values.time).data ?? '00:00';
  const { state, ...event } = valuesOf(values);
  return {
    ...event,
    id: 'preview',
    title: event.title || 'Title',
    date,
    time,
    // Accra is on UTC all year.
    startsAt: `${date}T${time}:00.000Z`,
    ...(state !== 'planned' && { state }),
    createdAt: now,
  };
}
