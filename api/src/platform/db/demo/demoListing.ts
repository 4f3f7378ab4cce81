import { listingConditions } from '@year-group/api-types/common/lists';
import { problemsOfCombinations } from '@year-group/api-types/shop/listingOptionsCheck';
import {
  combinationsSchema,
  listingOptionsSchema,
  sizeChartSchema,
} from '@year-group/api-types/shop/listingOptionsSchema';
import { z } from 'zod';

const required = z.string().min(1);

/** A field of a Markdown file whose value is JSON, on one line. */
const inJson = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, { addIssue }): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        addIssue('must be JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);

/** A listing of the demo, as its Markdown file has it. */
export const demoListingSchema = z
  .strictObject({
    title: required,
    category: required,
    condition: z.enum(listingConditions),
    /** In Ghana cedis. */
    price: z.coerce.number().positive(),
    daysAgo: z.coerce.number().int().min(0),
    /** Pieces left; left out when it never runs out, and where each combination has its own. */
    stock: z.coerce.number().int().min(0).optional(),
    options: inJson(listingOptionsSchema).optional(),
    combinations: inJson(combinationsSchema).optional(),
    sizeChart: inJson(sizeChartSchema).optional(),
    body: required,
  })
  .superRefine((listing, { addIssue }) => {
    for (const { message } of problemsOfCombinations({ ...listing, images: [] }))
      addIssue({ code: 'custom', path: ['combinations'], message });
  });
