import { z } from 'zod';
import { optionalTextSchema, textSchema, uploadedSchema } from '../common/common.ts';
import { pictureSchema } from './groupFacts.ts';

const paragraphsSchema = (label: string, max: number) =>
  z
    .array(z.object({ text: textSchema(label, 1200) }))
    .min(1, 'Write at least one paragraph')
    .max(max, `At most ${max} paragraphs`);

const headedTextSchema = z.object({
  title: textSchema('The heading', 80),
  text: textSchema('The text', 400),
});

/** The drawn icons of a journey's moments. */
export const momentIcons = ['gate', 'book', 'cap', 'hands'] as const;

/** A moment of the group's journey, before its text. */
const momentSchema = z.object({
  /** A year, or a word such as Present. */
  year: textSchema('The year', 20),
  icon: z.enum(momentIcons, 'Choose an icon'),
  title: textSchema('The title', 60),
});

/** The sections of the home page. */
export const homeSchema = z.object({
  introduction: z.object({
    title: textSchema('The heading', 80),
    paragraphs: paragraphsSchema('The paragraph', 4),
  }),
  values: z.array(headedTextSchema).min(1, 'Add at least one value').max(6, 'At most 6 values'),
  journeyTitle: optionalTextSchema('The heading of the journey', 80).default(''),
  journey: z.array(momentSchema.extend({ text: textSchema('The text', 300) })).max(8, 'At most 8 moments'),
  gallery: z
    .array(pictureSchema.extend({ caption: textSchema('The caption', 160) }))
    .max(12, 'At most 12 pictures'),
  /** The invitation beside the contact details. */
  invitation: headedTextSchema,
});

/** The about page. */
export const aboutSchema = z.object({
  /** The picture at the top; null for the product's own. */
  picture: pictureSchema.nullable(),
  opening: headedTextSchema,
  story: paragraphsSchema('The paragraph', 8),
  missions: z.array(headedTextSchema).max(6, 'At most 6 missions'),
  /** A sentence above the leaders, such as how they are elected. */
  leadership: optionalTextSchema('The sentence about the leaders', 240),
  leaders: z
    .array(
      z.object({
        name: textSchema('The name', 80),
        role: textSchema('The office', 60),
        bio: textSchema('The text about them', 600),
        /** Null for the initials. */
        portrait: uploadedSchema.nullable(),
      }),
    )
    .max(30, 'At most 30 leaders'),
  /** The invitation at the foot of the page. */
  invitation: headedTextSchema,
});

/** The alumni page. */
export const alumniSchema = z.object({
  picture: pictureSchema.nullable(),
  opening: headedTextSchema,
  /** The journey in longer words; without it, the page shows that of the home page. */
  timeline: z
    .array(momentSchema.extend({ story: textSchema('The story', 1200) }))
    .max(8, 'At most 8 moments')
    .default([]),
});
