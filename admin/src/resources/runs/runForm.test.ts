import { describe, expect, it } from 'vitest';
import { bodyOf, runFormSchema, valuesOf } from './runForm.ts';

const problemsOf = (values: object) =>
  runFormSchema.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the form of a pre-order', () => {
  it('says in words what is missing, beside its field', () => {
    const priceSteps = [{ from: 40, price: null }];
    expect(problemsOf({ ...valuesOf({}), priceSteps })).toEqual([
      ['listingId', 'Choose a listing'],
      ['minimum', 'The minimum is required'],
      ['closesAt', 'Choose the day and the time'],
      ['priceSteps.0.price', 'An amount in GH₵, such as 65.00'],
    ]);
  });

  it('sends the printer’s prices sorted, and the time of Accra', () => {
    const priceSteps = [
      { from: 40, price: 82.5 },
      { from: 20, price: 95 },
    ];
    const values = { listingId: 'a', minimum: 2, closesAt: '2099-12-04T18:00', expectedOn: null, priceSteps };
    expect(bodyOf(values)).toEqual({
      ...values,
      closesAt: '2099-12-04T18:00:00.000Z',
      priceSteps: priceSteps.toReversed(),
    });
  });
});
