import { expect, it } from 'vitest';
import { asksAll, optionalFields } from '../members/memberFields.ts';
import { registrationSchema } from './groupTrade.ts';

it.each(optionalFields)(
  'asks for %s where the group published its questions before there was such a field',
  (name) => {
    const { [name]: _newer, ...asks } = asksAll;
    expect(registrationSchema.parse({ asks, notice: '', privacy: '' }).asks).toEqual(asksAll);
  },
);
