import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listingConditions, orderStatuses } from '@year-group/api-types/common/lists';
import { groupSections } from '@year-group/api-types/group/group';
import { byField, optionalFields } from '@year-group/api-types/members/memberFields';
import { officerInputSchema } from '@year-group/api-types/officers/officers';
import { problemsOfCombinations } from '@year-group/api-types/shop/listingOptionsCheck';
import {
  chosenOptionsSchema,
  combinationsSchema,
  listingOptionsSchema,
  sizeChartSchema,
} from '@year-group/api-types/shop/listingOptionsSchema';
import { marked } from 'marked';
import { z } from 'zod';
import { readJson, readMarkdown } from '../../contentFiles.ts';
import { inApi } from '../../folders.ts';

const folder = inApi('src/platform/db/demo/content');
const group = readJson(join(folder, 'group.json'), z.strictObject(groupSections));
const required = z.string().min(1);
const daysAgo = z.int().min(0);
/** On example.com or example.org, so that no mail reaches a stranger. */
const email = z.string().regex(/@example\.(com|org)$/, 'must be at example.com or example.org');
const phone = z.string().regex(/^\+\d+$/, 'must be + and digits');

const article = required.transform((text) =>
  marked
    .parse(text, { async: false })
    .replace(/\n(?=<\/?li>|<\/[ou]l>)/g, '')
    .trim(),
);

const newsSchema = z.strictObject({ title: required, category: required, daysAgo, body: article });

const eventSchema = z.strictObject({
  title: required,
  category: required,
  daysFromToday: z.int(),
  /** In Accra. */
  time: z.string().regex(/^\d\d:\d\d$/, 'must be a time such as 18:30'),
  location: required,
  body: article,
});

const listingSchema = z
  .strictObject({
    title: required,
    category: required,
    condition: z.enum(listingConditions),
    /** In Ghana cedis. */
    price: z.number().positive(),
    daysAgo,
    /** Pieces left; left out when it never runs out, and where each combination has its own. */
    stock: z.int().min(0).optional(),
    options: listingOptionsSchema.optional(),
    combinations: combinationsSchema.optional(),
    sizeChart: sizeChartSchema.optional(),
    body: required,
  })
  .superRefine((listing, { addIssue }) => {
    for (const { message } of problemsOfCombinations({ ...listing, images: [] }))
      addIssue({ code: 'custom', path: ['combinations'], message });
  });
export type DemoListing = z.infer<typeof listingSchema>;

const memberSchema = z.strictObject({
  fullName: required,
  email,
  phone,
  role: z.string().optional(),
  ...byField(optionalFields, () => z.string().default('')),
  houseAtPresec: z.enum(['', ...group.houses.names.map(({ name }) => name)]),
  daysAgo,
});

const orderSchema = z.strictObject({
  customerName: required,
  customerEmail: email,
  customerPhone: phone,
  shippingAddress: required,
  /** Where the parcel goes: degrees, and kilometres by road from the School at Legon. */
  town: z.strictObject({ lat: z.number(), lng: z.number(), distanceKm: z.number() }),
  /** Each names a listing by its file. */
  lines: z
    .array(
      z.strictObject({
        slug: required,
        quantity: z.number().int().positive(),
        options: chosenOptionsSchema.optional(),
      }),
    )
    .min(1),
  status: z.enum(orderStatuses),
  daysAgo,
});
export type DemoOrder = z.infer<typeof orderSchema>;

const officerSchema = officerInputSchema.extend({ email });

/** Reads the demo's content; the name of a Markdown file is also that of its pictures. */
export const readDemo = () => ({
  news: articles('news', newsSchema),
  events: articles('events', eventSchema),
  listings: articles('listings', listingSchema),
  group,
  members: readJson(join(folder, 'members.json'), z.array(memberSchema)),
  officers: readJson(join(folder, 'officers.json'), z.array(officerSchema)),
  orders: readJson(join(folder, 'orders.json'), z.array(orderSchema)),
});

function articles<T>(kind: string, schema: z.ZodType<T>): (T & { slug: string })[] {
  const names = readdirSync(join(folder, kind)).filter((name) => name.endsWith('.md'));
  return names.map((name) => ({
    ...readMarkdown(join(folder, kind, name), schema),
    slug: basename(name, '.md'),
  }));
}
