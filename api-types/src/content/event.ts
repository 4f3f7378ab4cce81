import { z } from 'zod';
import {
  daySchema,
  idSchema,
  imageUrlSchema,
  instantSchema,
  listQuerySchema,
  textSchema,
} from '../common/common.ts';
import { eventStates } from '../common/lists.ts';

/** What an officer sends to publish an event; date and time are those of Accra. */
export const eventInputSchema = z.object({
  title: textSchema('Title'),
  category: textSchema('Category', 60),
  /** HTML from the rich-text editor; the server cleans it before storing. */
  description: textSchema('Description', 100_000),
  imageUrl: imageUrlSchema,
  date: daySchema('Date'),
  time: z.string('Time is required').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Time must be written HH:MM'),
  location: textSchema('Location'),
  state: z.enum(eventStates, `state is one of ${eventStates.join(', ')}`).optional(),
});

/** A change to an event: only the given fields are replaced. */
export const eventChangeSchema = eventInputSchema.partial();

/** A published event; `startsAt` is the instant that `date` and `time` mean in Accra. */
export const eventSchema = z.object({
  id: idSchema,
  title: z.string(),
  category: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  date: z.iso.date(),
  time: z.string(),
  location: z.string(),
  startsAt: instantSchema,
  /** Absent for an event that is planned as first announced. */
  state: z.enum(eventStates).optional(),
  /** When a moved event was to be before; absent when only its place has changed. */
  movedFrom: instantSchema.optional(),
  /** How many people are coming by their answers; absent for nobody, and in the reply to a write. */
  coming: z.int().positive().optional(),
  createdAt: instantSchema,
});

/** Upcoming soonest first, then past latest first, unless `sort` says otherwise. */
export const eventQuerySchema = listQuerySchema([
  'date',
  'title',
  'category',
  'location',
  'createdAt',
]).extend({
  category: z.string().trim().optional(),
  location: z.string().trim().optional(),
  /** An event counts as upcoming until its day in Accra is over. */
  when: z.enum(['upcoming', 'past'], 'when is upcoming or past').optional(),
});

export type EventInput = z.infer<typeof eventInputSchema>;
export type EventChange = z.infer<typeof eventChangeSchema>;
export type Event = z.infer<typeof eventSchema>;
export type EventQuery = z.output<typeof eventQuerySchema>;
