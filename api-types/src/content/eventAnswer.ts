import { z } from 'zod';
import { idSchema, instantSchema, optionalTextSchema, textSchema } from '../common/common.ts';
import { maxAnswerName, maxGuests } from '../common/limits.ts';
import { normalisePhone } from '../common/phone.ts';
import { isContact, maxEmailLength } from '../common/rules.ts';
import { messages } from '../messages.ts';
import { eventSchema } from './event.ts';

/** What a visitor answers to an event. A person who does not come brings no guests and leaves no contact. */
export const eventAnswerInputSchema = z.object({
  eventId: idSchema,
  name: textSchema('Name', maxAnswerName),
  coming: z.boolean('coming is true or false'),
  guests: z.int().min(0).max(maxGuests, `At most ${maxGuests} can come with you`).default(0),
  /** An e-mail address or a phone number, to be told when the event is cancelled; empty for neither. */
  contact: optionalTextSchema('The e-mail or phone', maxEmailLength)
    .refine((text) => !text || isContact(text), messages.events.contactInvalid)
    .transform((text) => normalisePhone(text) ?? text)
    .default(''),
});

/** An answer as officers read it, without the id with which its device changes it. */
export const eventAnswerSchema = eventAnswerInputSchema
  .omit({ eventId: true })
  .extend({ guests: z.int(), contact: z.string(), answeredAt: instantSchema });

const count = z.int().nonnegative();
/** How many people come, with those they bring, and how many answered that they cannot. */
export const answerCountsSchema = z.object({ coming: count, notComing: count });

/** All answers to an event, by name. */
export const eventAnswersSchema = answerCountsSchema.extend({
  event: eventSchema.pick({ id: true, title: true, startsAt: true, location: true, state: true }),
  answers: z.array(eventAnswerSchema),
});

export type EventAnswerInput = z.input<typeof eventAnswerInputSchema>;
export type EventAnswer = z.infer<typeof eventAnswerSchema>;
export type AnswerCounts = z.infer<typeof answerCountsSchema>;
export type EventAnswers = z.infer<typeof eventAnswersSchema>;
