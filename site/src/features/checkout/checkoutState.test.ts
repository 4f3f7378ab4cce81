import { messages } from '@year-group/api-types/messages';
import { expect, it } from 'vitest';
import { type CheckoutDraft, checkoutReducer, emptyDraft, isComplete, problemsOf } from './checkoutState.ts';
import type { Receiving, Way } from './waysToReceive.ts';

const details = {
  customerName: 'Ama Owusu',
  customerEmail: 'ama@example.com',
  customerPhone: '+233241112223',
  shippingAddress: 'East Legon, Accra',
};
const quote = { deliveryCost: 21.12, distance: 5, estimated: true };
const receiving: Receiving = { deliveryMethod: 'Standard Delivery' };
const draft = { details, receiving, quote };
const delivery: Way = { receiving, title: 'Standard Delivery', detail: '' };

it('clears the delivery cost only when the address changes', () => {
  const change = (name: keyof typeof details, value: string) =>
    checkoutReducer(draft, { type: 'detailChanged', name, value }).quote;
  expect(change('shippingAddress', 'Tema')).toBeNull();
  expect(change('shippingAddress', details.shippingAddress)).toBe(quote);
  expect(change('customerName', 'Kofi')).toBe(quote);
});

it('accepts a quote for the current address, not for an earlier one', () => {
  const quoted = (address: string) =>
    checkoutReducer({ ...draft, quote: null }, { type: 'deliveryQuoted', address, quote }).quote;
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
  const isDone = (changes: Partial<CheckoutDraft>, way?: Way) =>
    isComplete({ ...draft, ...changes }, way ?? delivery);
  expect(isDone({})).toBe(true);
  expect(isDone({ quote: null })).toBe(false);
  expect(isDone({ quote: { ...quote, deliveryCost: 0 } })).toBe(false);
  expect(isDone({ details: { ...details, customerPhone: ' ' } })).toBe(false);
  expect(isComplete(draft, undefined)).toBe(false);
});

it('asks for no address and no delivery cost at a pick-up point', () => {
  const point: Receiving = { deliveryMethod: 'Pick-up', receiveAt: 'The gate' };
  const collected = { details: { ...details, shippingAddress: '' }, receiving: point, quote: null };
  expect(problemsOf(collected)).toEqual({});
  expect(isComplete(collected, { ...delivery, receiving: point, cost: 0 })).toBe(true);
});

it('reports missing fields and an invalid email address', () => {
  expect(Object.keys(problemsOf(emptyDraft))).toEqual(Object.keys(details));
  expect(problemsOf({ receiving, details: { ...details, customerEmail: 'ama@' } })).toEqual({
    customerEmail: messages.registration.emailInvalid,
  });
});

it('reports the wrong fields in their order on the page', () => {
  const wrong = { ...details, customerEmail: 'ama@', customerPhone: '' };
  expect(Object.keys(problemsOf({ receiving, details: wrong }))).toEqual(['customerEmail', 'customerPhone']);
});

it.each(['kofi+shop@gmail.com', 'ama@firm.online', 'ama@school.info'])(
  'accepts the address %s',
  (customerEmail) => {
    expect(problemsOf({ receiving, details: { ...details, customerEmail } })).toEqual({});
  },
);
