import { messages } from '@year-group/api-types/messages';
import { expect, it } from 'vitest';
import { checkoutReducer, emptyDraft, isComplete, problemsOf } from './checkoutState.ts';

const details = {
  customerName: 'Ama Owusu',
  customerEmail: 'ama@example.com',
  customerPhone: '+233241112223',
  shippingAddress: 'East Legon, Accra',
};
const quote = { deliveryCost: 21.12, distance: 5, estimated: true };
const draft = { details, quote };

it('clears the delivery cost only when the address changes', () => {
  const change = (name: keyof typeof details, value: string) =>
    checkoutReducer(draft, { type: 'detailChanged', name, value }).quote;
  expect(change('shippingAddress', 'Tema')).toBeNull();
  expect(change('shippingAddress', details.shippingAddress)).toBe(quote);
  expect(change('customerName', 'Kofi')).toBe(quote);
});

it('accepts a quote for the current address, not for an earlier one', () => {
  const quoted = (address: string) =>
    checkoutReducer({ details, quote: null }, { type: 'deliveryQuoted', address, quote }).quote;
  expect(quoted('East Legon, Accra')).toBe(quote);
  expect(quoted('East Leg')).toBeNull();
});

it('accepts the shop’s new cost', () => {
  expect(checkoutReducer(draft, { type: 'deliveryChanged', deliveryCost: 25 }).quote).toEqual({
    ...quote,
    deliveryCost: 25,
  });
});

it('is complete with every field and the delivery cost', () => {
  expect(isComplete(draft)).toBe(true);
  expect(isComplete({ details, quote: null })).toBe(false);
  expect(isComplete({ details, quote: { ...quote, deliveryCost: 0 } })).toBe(false);
  expect(isComplete({ details: { ...details, customerPhone: ' ' }, quote })).toBe(false);
});

it('reports missing fields and an invalid email address', () => {
  expect(Object.keys(problemsOf(emptyDraft.details))).toEqual(Object.keys(details));
  expect(problemsOf({ ...details, customerEmail: 'ama@' })).toEqual({
    customerEmail: messages.registration.emailInvalid,
  });
});

it.each(['kofi+shop@gmail.com', 'ama@firm.online', 'ama@school.info'])(
  'accepts the address %s',
  (customerEmail) => {
    expect(problemsOf({ ...details, customerEmail })).toEqual({});
  },
);
