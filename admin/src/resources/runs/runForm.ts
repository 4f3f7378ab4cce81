import { parseCedis } from '@year-group/api-types/common/money';
import { type Run, type RunInput, runInputSchema } from '@year-group/api-types/shop/run';
import { schemaCheck } from '#components/editors/schemaCheck.ts';

/** The form's values of a run: numbers as typed, an emptied field is null. */
export interface RunValues {
  listingId: string | null;
  minimum: string | null;
  /** `yyyy-mm-dd` and `HH:MM` in Accra. */
  closesDate: string | null;
  closesTime: string | null;
  expectedOn: string | null;
  steps: { from: string | null; price: string | null }[];
}

/** The form's values of a run, or of a new one of a listing. */
export const valuesOf = (run: Partial<Run>): RunValues => ({
  listingId: run.listingId ?? '',
  minimum: run.minimum === undefined ? '' : String(run.minimum),
  closesDate: run.closesAt?.slice(0, 10) ?? '',
  closesTime: run.closesAt?.slice(11, 16) ?? '18:00',
  expectedOn: run.expectedOn ?? '',
  steps: (run.priceSteps ?? []).map(({ from, price }) => ({ from: String(from), price: price.toFixed(2) })),
});

const toNumber = (text: string | null): number => (text?.trim() ? Number(text) : Number.NaN);

/** The steps that were filled in, by their number of pieces. */
export const sortedSteps = (steps: RunValues['steps']): RunValues['steps'] =>
  steps
    .filter(({ from, price }) => from?.trim() || price?.trim())
    .toSorted((a, b) => toNumber(a.from) - toNumber(b.from));

/** The request body. Accra is on UTC all year. */
export const inputOf = (values: RunValues): RunInput => ({
  listingId: values.listingId ?? '',
  minimum: toNumber(values.minimum),
  closesAt: `${values.closesDate ?? ''}T${values.closesTime ?? ''}:00.000Z`,
  priceSteps: values.steps.map(({ from, price }) => ({
    from: toNumber(from),
    price: parseCedis(price ?? '') ?? Number.NaN,
  })),
  expectedOn: values.expectedOn || null,
});

/** Fields of the contract that are called otherwise in the form. */
const formNames: Record<string, string> = { closesAt: 'closesDate', priceSteps: 'steps.0.from' };

/** The errors of the server or of the schema, by the fields of the form. */
export const inForm = (problems: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      formNames[field] ?? field.replace('priceSteps.', 'steps.'),
      problem,
    ]),
  );

/** What is wrong with the form, by field. */
export function checkRun(values: RunValues): Record<string, string> {
  const { fields = {} } = schemaCheck(runInputSchema, inputOf(values)) ?? {};
  if (fields.listingId) fields.listingId = 'Choose a listing';
  if (fields.minimum && !values.minimum?.trim()) fields.minimum = 'The minimum is required';
  if (fields.closesAt) fields.closesAt = 'Choose the day and the time';
  for (const [field] of Object.entries(fields)) {
    if (/^priceSteps\.\d+\.from$/.test(field)) fields[field] = 'A whole number of pieces';
    if (/^priceSteps\.\d+\.price$/.test(field)) fields[field] = 'An amount in GH₵, such as 65.00';
  }
  return inForm(fields);
}
