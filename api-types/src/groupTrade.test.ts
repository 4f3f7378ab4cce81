import { expect, it } from 'vitest';
import { registrationSchema } from './groupTrade.ts';
import { asksAll, optionalFields } from './memberFields.ts';

it.each(optionalFields)(
  'asks for %s where the group published its questions before there was such a field',
  (name) => {
    const { [name]: _newer, ...asks } = asksAll;
    expect(registrationSchema.parse({ asks, notice: '', privacy: '' }).asks).toEqual(asksAll);
  },
);
