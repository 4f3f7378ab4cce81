import { z } from 'zod';
import { idSchema, instantSchema, textSchema } from '../common/common.ts';
import { maxAnswerName, maxGuests } from '../common/limits.ts';
import { eventSchema } from './event.ts';

/** What a visitor answers to an event. A person who does not come brings no guests. */
export const eventAnswerInputSchema = z.object({
  eventId: idSchema,
  name: textSchema('Name', maxAnswerName),
  coming: z.boolean('coming is true or false'),
  guests: z.int().min(0).max(maxGuests, `At most ${maxGuests} can come with you`).default(0),
});

/** An answer as officers read it, without the id with which its device changes it. */
export const eventAnswerSchema = eventAnswerInputSchema
  .omit({ eventId: true })
  .extend({ guests: z.int(), answeredAt: instantSchema });

const count = z.int().nonnegative();
/** How many people come, with those they bring, and how many answered that they cannot. */
export const answerCountsSchema = z.object({ coming: count, notComing: count });

/** All answers to an event, by name. */
export const eventAnswersSchema = answerCountsSchema.extend({
  event: eventSchema.pick({ id: true, title: true, startsAt: true, location: true }),
  answers: z.array(eventAnswerSchema),
});

export type EventAnswerInput = z.input<typeof eventAnswerInputSchema>;
export type EventAnswer = z.infer<typeof eventAnswerSchema>;
export type AnswerCounts = z.infer<typeof answerCountsSchema>;
export type EventAnswers = z.infer<typeof eventAnswersSchema>;
