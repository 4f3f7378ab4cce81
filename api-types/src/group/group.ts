import { z } from 'zod';
import { instantSchema, isStorable } from '../common/common.ts';
import { type ColorRole, colours, type NightRole } from './colours.ts';
import { contactSchema, housesSchema, identitySchema, lookSchema, pictureSchema } from './groupFacts.ts';
import type { GroupPart } from './groupParts.ts';
import { aboutSchema, alumniSchema, homeSchema } from './groupTexts.ts';
import { givingSchema, registrationSchema, shopSchema } from './groupTrade.ts';

const on = z.boolean().default(true);

/** Which parts the group has; one that is not named is on. */
const partsSchema = z.object({
  members: on,
  events: on,
  shop: on,
  giving: on,
  alumni: on,
} satisfies Record<GroupPart, typeof on>);

/**
 * The sections of the group's own record: what the group says about itself. Editors own these
 * texts; buttons, labels and errors are in the code.
 */
export const groupSections = {
  parts: partsSchema,
  identity: identitySchema,
  look: lookSchema,
  contact: contactSchema,
  houses: housesSchema,
  home: homeSchema,
  about: aboutSchema,
  alumni: alumniSchema,
  giving: givingSchema,
  shop: shopSchema,
  registration: registrationSchema,
} as const;
export type GroupSection = keyof typeof groupSections;
export type GroupContent<Section extends GroupSection> = z.output<(typeof groupSections)[Section]>;

export const sectionSchema = z.enum(Object.keys(groupSections) as [GroupSection]);
export const sectionParamsSchema = z.object({ section: sectionSchema });

/**
 * What every page, letter and picture needs of the record, with plain values for the sections that
 * were never published.
 */
export const groupShellSchema = z.object({
  identity: z.object({
    name: z.string(),
    shortName: z.string(),
    school: z.string(),
    completionYear: z.int().nullable(),
    subtitle: z.string(),
    tagline: z.string(),
    motto: z.string(),
  }),
  contact: contactSchema.extend({ email: z.string() }),
  /** The houses by name, in the group's order; empty where there are none. */
  houses: z.object({ label: z.string(), names: z.array(z.string()) }),
  parts: partsSchema,
  /** The address of the crest; null for the product's own mark. */
  crest: z.string().nullable(),
  /** Whether orders are paid by hand: the server has no payment provider. */
  paysByHand: z.boolean(),
  /** The picture at the top of the home page; null for the product's own. */
  hero: pictureSchema.nullable(),
});
export type GroupShell = z.infer<typeof groupShellSchema>;

const partSchema = <Role extends string>(part: Readonly<Record<Role, string>>) =>
  z.record(z.enum(Object.keys(part) as [Role]), z.string());

const coloursSchema = z.object({
  light: partSchema<ColorRole>(colours.light),
  dark: partSchema<ColorRole>(colours.dark),
  night: partSchema<NightRole>(colours.night),
});

/** The shell with the group's own palette; null for the reference. */
export const groupReplySchema = groupShellSchema.extend({ colours: coloursSchema.nullable() });
export type GroupReply = z.infer<typeof groupReplySchema>;

/** The number of a published version, from 1; 0 where none was published. The next one is a 32-bit integer too. */
const versionSchema = z.int().nonnegative().max(2_147_483_646);
export const versionParamsSchema = sectionParamsSchema.extend({
  version: z.coerce.number().pipe(versionSchema),
});

/** A section as visitors read it; the content is null until it is published for the first time. */
export const publishedSectionSchema = z.object({
  section: sectionSchema,
  version: versionSchema,
  content: z.record(z.string(), z.unknown()).nullable(),
});

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

const draftSchema = z.object({
  content: z.record(z.string(), storableJsonSchema),
  basedOn: versionSchema,
  savedAt: instantSchema,
});

/** What an editor sends: the content, and the version and the draft that they started from. */
export const sectionChangeSchema = draftSchema.omit({ savedAt: true }).extend({
  /** When the draft that they saw was saved; null for none. Another one is not overwritten. */
  replaces: instantSchema.nullable().default(null),
});
export type SectionChange = z.infer<typeof sectionChangeSchema>;

/** One published version of a section. */
export const sectionVersionSchema = publishedSectionSchema.extend({ publishedAt: instantSchema });

/** A section as its editor reads it: with the draft, and all versions, newest first. */
export const editedSectionSchema = publishedSectionSchema.extend({
  draft: draftSchema.nullable(),
  history: z.array(z.object({ version: versionSchema, publishedAt: instantSchema })),
});
export type EditedSection = z.infer<typeof editedSectionSchema>;

/** A group's whole palette, and the two colours it chose as they are used in the light theme. */
export const paletteSchema = coloursSchema.extend({
  used: z.object({ brand: z.string(), accent: z.string() }),
});
export type Palette = z.infer<typeof paletteSchema>;

/** How far the record is filled in, what the website has, and whether it still shows the demo. */
export const groupProgressSchema = z.object({
  sections: z.array(z.object({ section: sectionSchema, version: versionSchema, hasDraft: z.boolean() })),
  hasMembers: z.boolean(),
  hasNews: z.boolean(),
  isDemo: z.boolean(),
});
export type GroupProgress = z.infer<typeof groupProgressSchema>;
