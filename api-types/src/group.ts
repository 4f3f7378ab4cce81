import { z } from 'zod';
import { instantSchema, isStorable, textSchema } from './common.ts';

/** How to give to the group: each method of payment has values to copy, such as a number. */
const givingSchema = z.object({
  introduction: textSchema('The introduction', 600),
  thanks: textSchema('The word of thanks', 600),
  methods: z
    .array(
      z.object({
        title: textSchema('The name of the method', 60),
        details: z
          .array(z.object({ label: textSchema('The label', 40), value: textSchema('The value', 80) }))
          .min(1, 'Add at least one detail')
          .max(8, 'At most 8 details'),
      }),
    )
    .min(1, 'Add at least one way to pay')
    .max(6, 'At most 6 ways to pay'),
});

/**
 * The sections of the group's own record: what the group says about itself. Editors own these texts;
 * buttons, labels and errors are in the code.
 */
export const groupSections = { giving: givingSchema } as const;
export type GroupSection = keyof typeof groupSections;
export type GroupContent<Section extends GroupSection> = z.output<(typeof groupSections)[Section]>;

const sectionSchema = z.enum(Object.keys(groupSections) as [GroupSection]);
export const sectionParamsSchema = z.object({ section: sectionSchema });
/** The number of a published version, from 1; 0 where the section was never published. */
const versionSchema = z.int().nonnegative();
export const versionParamsSchema = sectionParamsSchema.extend({
  version: z.coerce.number().pipe(versionSchema),
});

/** A section as visitors read it; the content is null until it is published for the first time. */
export const publishedSectionSchema = z.object({
  section: sectionSchema,
  version: versionSchema,
  content: z.record(z.string(), z.unknown()).nullable(),
});
export type PublishedSection = z.infer<typeof publishedSectionSchema>;

/** All texts and names in a JSON value, one after the other. */
const textsOf = (value: unknown): string =>
  value && typeof value === 'object'
    ? Object.entries(value)
        .map(([name, part]) => name + textsOf(part))
        .join(' ')
    : String(value);

/** Any JSON value whose texts a database can store. */
const storableJsonSchema = z
  .json()
  .refine((value) => isStorable(textsOf(value)), 'A text has a character that cannot be stored');

/** What an editor sends: the content and the version that they started from. */
export const sectionChangeSchema = z.object({
  content: z.record(z.string(), storableJsonSchema),
  basedOn: versionSchema,
});
export type SectionChange = z.infer<typeof sectionChangeSchema>;

/** One published version of a section. */
export const sectionVersionSchema = publishedSectionSchema.extend({ publishedAt: instantSchema });

/** A section as its editor reads it: with the draft, and all versions, newest first. */
export const editedSectionSchema = publishedSectionSchema.extend({
  draft: sectionChangeSchema.extend({ savedAt: instantSchema }).nullable(),
  history: z.array(z.object({ version: versionSchema, publishedAt: instantSchema })),
});
export type EditedSection = z.infer<typeof editedSectionSchema>;
