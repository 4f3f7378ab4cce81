import { priceStepSchema, type Run, type RunInput, runInputSchema } from '@year-group/api-types/shop/run';
import { z } from 'zod';

/** The form's values of a run, or of a new one of a listing. `closesAt` is of Accra, `yyyy-mm-ddTHH:MM`. */
export const valuesOf = (run: Partial<Run>) => ({
  listingId: run.listingId ?? null,
  minimum: run.minimum ?? null,
  closesAt: run.closesAt?.slice(0, 16) ?? null,
  expectedOn: run.expectedOn ?? null,
  priceSteps: run.priceSteps ?? [],
});

const { from, price } = priceStepSchema.shape;

/** What the form's values must be; an emptied field is null. */
export const runFormSchema = z.object({
  listingId: z.string('Choose a listing'),
  minimum: z.number('The minimum is required').pipe(runInputSchema.shape.minimum),
  closesAt: z.string('Choose the day and the time'),
  expectedOn: runInputSchema.shape.expectedOn,
  priceSteps: z.array(
    z.object({
      from: z.number('A whole number of pieces').pipe(from),
      price: z.number('An amount in GH₵, such as 65.00').pipe(price),
    }),
  ),
});
export type RunValues = z.output<typeof runFormSchema>;

/** The request body. Accra is on UTC all year; the price steps are sorted. */
export const bodyOf = ({ closesAt, priceSteps, ...values }: RunValues): RunInput => ({
  ...values,
  closesAt: `${closesAt}:00.000Z`,
  priceSteps: priceSteps.toSorted((a, b) => a.from - b.from),
});
