import { z } from 'zod';
import { customerEmailSchema, optionalTextSchema, textSchema, uploadedSchema } from '../common/common.ts';
import { normalisePhone } from '../common/phone.ts';
import { networkOf, networks, withHttps } from './networks.ts';

/** The years in which a group can have completed school. */
const yearSchema = z
  .int('The completion year is required, such as 1998')
  .min(1900, 'The completion year is at least 1900')
  .max(2100, 'The completion year is at most 2100');

/** Who the group is; name and school stand on every page and in every letter. */
export const identitySchema = z.object({
  name: textSchema('The name', 60),
  shortName: textSchema('The short name', 20),
  /** One line about the members, under the name in letters. */
  school: textSchema('The school', 80),
  completionYear: yearSchema,
  /** A line above the name on the home page. */
  subtitle: optionalTextSchema('The subtitle', 120),
  tagline: optionalTextSchema('The tagline', 240),
  motto: optionalTextSchema('The motto', 80),
});

/** A colour as `#RRGGBB`. */
export const colourSchema = z
  .string('A colour is required')
  .trim()
  .regex(/^#[0-9a-f]{6}$/i, 'A colour is # and six digits or letters from a to f, such as #1B3F94');

/** A picture and what it shows, for those who cannot see it. */
export const pictureSchema = z.object({
  url: uploadedSchema,
  alt: textSchema('The description of the picture', 240),
});

/** How the group's pages look; the colours are adjusted until every text can be read. */
export const lookSchema = z.object({
  brand: colourSchema,
  accent: colourSchema,
  /** The crest; null for the product's own mark. */
  crest: uploadedSchema.nullable(),
  /** The picture at the top of the home page; null for the product's own. */
  hero: pictureSchema.nullable(),
});

/** The address of the group's page on a network, which follows from its host. */
const pageSchema = z
  .string()
  .trim()
  .overwrite(withHttps)
  .refine(
    (address) => networkOf(address) !== undefined,
    `Paste the address of your page on ${networks.slice(0, -1).join(', ')} or ${networks.at(-1)}`,
  );

/** How the group is reached. */
export const contactSchema = z.object({
  email: customerEmailSchema,
  phone: optionalTextSchema('The phone number', 30).refine(
    (phone) => phone === '' || normalisePhone(phone) !== undefined,
    'The phone number must be one that can be called, such as +233 30 200 0000',
  ),
  social: z.array(z.object({ url: pageSchema })).max(networks.length, `At most ${networks.length} pages`),
});

/** The houses that members lived in, by the group's own word for them; an empty list for none. */
export const housesSchema = z.object({
  /** Such as House, Set or Hall. */
  label: textSchema('The word for a house', 20),
  names: z
    .array(z.object({ name: textSchema('The name of the house', 60) }))
    .max(60, 'At most 60 houses')
    .check(({ value, issues }) => {
      const seen = new Set<string>();
      for (const [index, { name }] of value.entries()) {
        const plain = name.toLowerCase();
        if (seen.has(plain))
          issues.push({
            code: 'custom',
            input: name,
            path: [index, 'name'],
            message: 'This house is in the list twice: remove one',
          });
        seen.add(plain);
      }
    }),
});
