// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeEvent, makeListing, makeOrder } from '@year-group/api-types/testing/factories';
import { beforeEach, expect, it, vi } from 'vitest';
import { leaveFor } from '#lib/leaveFor.ts';
import type { ApiReply } from '#lib/transport.ts';
import { listingAdded } from '#store/cartSlice.ts';
import { storageKeys } from '#store/persistence.ts';
import { keptCart, openPage } from '#testing/openPage.tsx';
import type { PageArgs } from '#testing/pageStory.tsx';
import { ok, refused } from '#testing/replies.ts';
import { storyRecord } from '#testing/storyGroup.ts';
import { lineOf } from '#testing/storyShop.ts';
import * as stories from './CheckoutPage.stories.tsx';

vi.mock('#lib/leaveFor.ts', () => ({ leaveFor: vi.fn<(url: string) => void>() }));

const mug = makeListing({ title: 'Mug', price: 45.1 });
const order = makeOrder({ totalAmount: 111.32 });
const details = {
  customerName: 'Ama Owusu',
  customerEmail: 'ama@example.com',
  customerPhone: '+233241112223',
  shippingAddress: 'East Legon, Accra',
};
const quote = { deliveryCost: 21.12, distance: 5, estimated: true };
const paid = ok({ data: { checkoutUrl: 'https://pay.example/1' } });
const api = {
  '/api/shop': ok([mug]),
  'POST /api/calculate-delivery': ok(quote),
  'POST /api/orders': ok(order),
  [`/api/orders/${order.id}`]: ok(order),
  'POST /api/pay': paid,
  '/api/addresses': ok({ addresses: [] }),
  '/api/events': ok([]),
};

beforeEach(() => void vi.mocked(leaveFor).mockClear());

const filledIn = { checkout: { details, quote } };
const unquoted = { checkout: { details, quote: null } };
const visit = async ({ api: replies, ...changes }: Partial<PageArgs> = {}) => {
  const page = await openPage(stories, 'Shipping', {
    cart: [lineOf(mug, 2)],
    api: { ...api, ...replies },
    ...changes,
  });
  const press = async (name: string | RegExp) => page.user.click(await screen.findByRole('button', { name }));
  return { ...page, press };
};
const review = (replies: PageArgs['api'] = {}) =>
  visit({ path: '/checkout?step=review', tab: filledIn, api: replies });

const termsFrom = (freeFrom: number | null) =>
  ok({ section: 'shop', version: 1, content: { ...storyRecord.shop, freeFrom } });

it('shows and orders a free delivery from the group’s amount on', async () => {
  const { calls, press } = await review({ '/api/group/shop': termsFrom(90.2) });
  expect(await screen.findByText('Free')).toBeInTheDocument();
  await press('Place Order and Pay GH₵90.20');
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  const created = calls.find(({ url }) => url === '/api/orders');
  expect(created?.body).toMatchObject({ deliveryCost: 0, totalAmount: 90.2 });
});

it('reads the terms again when the server’s delivery has become free', async () => {
  const { press } = await review({
    '/api/group/shop': [termsFrom(null), termsFrom(90)],
    'POST /api/orders': refused(409, messages.checkout.totalChanged, 'total-changed', {
      figures: { deliveryCost: 0, totalAmount: 90.2 },
    }),
  });
  await press('Place Order and Pay GH₵111.32');
  expect(await screen.findByRole('button', { name: 'Confirm and Pay GH₵90.20' })).toBeInTheDocument();
});

/** The shop's terms with one pick-up point, whose fee is in GH₵. */
const termsWithPoint = (fee: number, name = 'The gate') => {
  const point = { name, address: 'Main gate, Legon', times: 'Saturdays', fee };
  const content = { ...storyRecord.shop, pickUpPoints: [point], bringToEvents: false };
  return ok({ section: 'shop', version: 1, content });
};
const withoutAddress = { checkout: { details: { ...details, shippingAddress: '' }, quote: null } };

it('offers no choice where the group only delivers', async () => {
  const content = { ...storyRecord.shop, pickUpPoints: [], bringToEvents: true };
  await visit({
    api: { '/api/group/shop': ok({ section: 'shop', version: 1, content }), '/api/events': ok([]) },
  });
  expect(await screen.findByLabelText('Delivery Address')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('orders for a pick-up point without an address, with its fee', async () => {
  const { calls, press, user } = await visit({
    tab: withoutAddress,
    api: { '/api/group/shop': termsWithPoint(5.5) },
  });
  await user.click(await screen.findByRole('radio', { name: /Pick up at The gate/ }));
  expect(screen.queryByLabelText('Delivery Address')).toBeNull();
  await press('Continue to Payment');
  await press('Continue to Review');
  expect(await screen.findByText('Main gate, Legon. Saturdays')).toBeInTheDocument();
  await press('Place Order and Pay GH₵95.70');
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  const created = calls.find(({ url }) => url === '/api/orders');
  expect(created?.body).toMatchObject({
    deliveryMethod: 'Pick-up',
    receiveAt: 'The gate',
    deliveryCost: 5.5,
    totalAmount: 95.7,
  });
  expect(created?.body).not.toHaveProperty('shippingAddress');
  expect(calls.some(({ url }) => url === '/api/calculate-delivery')).toBe(false);
});

it('offers the next events that are not cancelled, free', async () => {
  const content = { ...storyRecord.shop, pickUpPoints: [], bringToEvents: true };
  const event = makeEvent({ title: 'Homecoming' });
  const { calls, press, user } = await visit({
    tab: withoutAddress,
    api: {
      '/api/group/shop': ok({ section: 'shop', version: 1, content }),
      '/api/events': ok([event, makeEvent({ title: 'Called off', state: 'cancelled' })]),
    },
  });
  await user.click(await screen.findByRole('radio', { name: /Collect at Homecoming/ }));
  expect(screen.queryByRole('radio', { name: /Called off/ })).toBeNull();
  await press('Continue to Payment');
  await press('Continue to Review');
  await press('Place Order and Pay GH₵90.20');
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  expect(calls.find(({ url }) => url === '/api/orders')?.body).toMatchObject({
    deliveryMethod: 'At an event',
    receiveAt: event.id,
    deliveryCost: 0,
  });
});

it('asks again, and keeps what was typed, when the pick-up point is no longer offered', async () => {
  const receiving = { deliveryMethod: 'Pick-up', receiveAt: 'The gate' };
  const { router, press, user } = await visit({
    path: '/checkout?step=review',
    tab: { checkout: { ...withoutAddress.checkout, receiving } },
    api: {
      '/api/group/shop': [termsWithPoint(5.5), termsWithPoint(2, 'The chapel')],
      'POST /api/orders': [refused(409, messages.checkout.placeGone, 'conflict'), ok(order)],
    },
  });
  await press('Place Order and Pay GH₵95.70');
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.checkout.placeGone);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByLabelText('Full Name')).toHaveValue(details.customerName);
  await press('Continue to Payment');
  expect(screen.getByRole('radio', { name: /Standard Delivery/ })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: /Pick up at The chapel/ }));
  await press('Continue to Payment');
  await press('Continue to Review');
  expect(screen.queryByText(messages.checkout.placeGone)).toBeNull();
  await press('Place Order and Pay GH₵92.20');
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
});

it.each([
  ['terms', { deliveryMethod: 'Pick-up', receiveAt: 'The gate' }, /Pick up at The gate/],
  ['events', { deliveryMethod: 'At an event', receiveAt: 'a' }, /Collect at Homecoming/],
])('says that the chosen place could not be read, and reads it again: %s', async (what, receiving, name) => {
  const event = makeEvent({ id: 'a', title: 'Homecoming' });
  const point = { name: 'The gate', address: 'Main gate, Legon', times: '', fee: 0 };
  const content = { ...storyRecord.shop, pickUpPoints: [point], bringToEvents: true };
  const terms = ok({ section: 'shop', version: 1, content });
  const { press } = await visit({
    path: '/checkout?step=review',
    tab: { checkout: { ...withoutAddress.checkout, receiving } },
    api: {
      '/api/group/shop': what === 'terms' ? ['error', terms] : terms,
      '/api/events': what === 'events' ? ['error', ok([event])] : ok([event]),
    },
  });
  expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument();
  expect(screen.queryByText(messages.checkout.placeGone)).toBeNull();
  await press('Try again');
  expect(await screen.findByRole('radio', { name })).toBeChecked();
});

it('does not leave shipping before it is complete', async () => {
  const { router, press } = await visit({ path: '/checkout?step=review' });
  await screen.findByRole('button', { name: 'Continue to Payment' });
  expect(router.state.location.search).toBe('');
  await press('Continue to Payment');
  expect((await screen.findAllByText(messages.checkout.incomplete)).length).toBeGreaterThan(0);
  expect(screen.getByText('Full Name is required')).toBeInTheDocument();
});

it('quotes the delivery when the address loses the focus, and on continuing at once', async () => {
  const { calls, press, user } = await visit({ tab: unquoted });
  // Read again each time: the field with suggestions replaces the plain one.
  const address = () => screen.findByLabelText('Delivery Address');
  await user.click(await address());
  await user.tab();
  expect(
    await screen.findByText(/about 5.0 km \(estimated distance\)|estimated distance/),
  ).toBeInTheDocument();
  expect(screen.getByText('GH₵111.32', { selector: 'dd *' })).toBeInTheDocument();
  await user.clear(await address());
  await user.type(await address(), 'Tema');
  expect(screen.getByText('Not known yet')).toBeInTheDocument();
  await press('Continue to Payment');
  expect(await screen.findByRole('button', { name: 'Continue to Review' })).toBeInTheDocument();
  const asked = calls.filter(({ url }) => url === '/api/calculate-delivery').map(({ body }) => body);
  expect(asked).toEqual([{ customerAddress: details.shippingAddress }, { customerAddress: 'Tema' }]);
});

it('says when an address cannot be priced', async () => {
  const { press } = await visit({
    tab: unquoted,
    api: {
      'POST /api/calculate-delivery': refused(422, messages.checkout.deliveryFailed, 'address-unknown'),
    },
  });
  await screen.findByLabelText('Delivery Address');
  await press('Continue to Payment');
  expect((await screen.findAllByText(messages.checkout.deliveryFailed)).length).toBeGreaterThan(0);
  expect((await screen.findAllByText(messages.checkout.incomplete)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Delivery Address')).toHaveFocus();
  expect(screen.getByText('Not known yet')).toBeInTheDocument();
});

it.each([
  ['offline', 'offline' as const, messages.network],
  ['refused for now', refused(429, 'Please wait.', 'too-many-requests'), 'Please wait.'],
])('does not call a place unknown when its quote is %s', async (_why, reply, sentence) => {
  const { press } = await visit({ tab: unquoted, api: { 'POST /api/calculate-delivery': reply } });
  await press('Continue to Payment');
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/We do not know this place/)).toBeNull();
  expect(screen.queryByText(messages.checkout.deliveryFailed)).toBeNull();
});

it('places the order, starts the payment, empties the cart and only then leaves', async () => {
  const { calls, press } = await review();
  await press(/and Pay/);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/1'));
  const [created, started] = calls.filter(({ method }) => method === 'POST');
  expect(created?.body).toMatchObject({
    ...details,
    cart: [{ id: mug.id, quantity: 2 }],
    deliveryMethod: 'Standard Delivery',
    deliveryCost: 21.12,
    totalAmount: 111.32,
  });
  expect(created?.headers?.['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/);
  expect(started?.body).toEqual({
    orderId: order.id,
    amount: 111.32,
    customerEmail: details.customerEmail,
    customerPhone: details.customerPhone,
  });
  expect(keptCart()).toEqual([]);
  expect(localStorage.getItem(storageKeys.openPayment)).toContain(order.id);
});

it.each([
  [true, 'Taking you to your order'],
  [false, 'Taking you to the payment page'],
])('says where it leads, with payments by hand: %s', async (paysByHand, title) => {
  const { press } = await visit({ path: '/checkout?step=review', tab: filledIn, paysByHand });
  await press(/^Place Order/);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

it('leaves what another tab has added meanwhile in the cart', async () => {
  const polo = makeListing({ title: 'Polo' });
  const { store, press } = await review({
    '/api/shop': ok([mug, polo]),
    'POST /api/pay': () => {
      act(() => void store.dispatch(listingAdded(lineOf(polo))));
      return paid;
    },
  });
  await press(/and Pay/);
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  expect(keptCart()).toMatchObject([{ title: 'Polo', quantity: 1 }]);
});

it('makes one order of two presses', async () => {
  const { calls, user } = await review();
  await user.dblClick(await screen.findByRole('button', { name: /and Pay/ }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  expect(calls.filter(({ url }) => url === '/api/orders')).toHaveLength(1);
});

it.each([
  ['keeps', { paymentState: 'needs-review' as const }, messages.checkout.inDoubt, 1],
  ['keeps', {}, messages.checkout.inDoubt, 1],
  ['replaces', { paymentState: 'refunded' as const }, messages.checkout.returned, 2],
  ['replaces', { status: 'cancelled' as const }, messages.checkout.cancelled, 2],
])('%s an order that cannot be paid when it is %j', async (_what, changes, sentence, count) => {
  const { calls, press } = await review({
    'POST /api/orders': ok({ ...order, ...changes }),
    'POST /api/pay': [refused(409, sentence, 'conflict'), paid],
  });
  await press(/and Pay/);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await press(/and Pay/);
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  const placed = calls.filter(({ url }) => url === '/api/orders');
  expect(new Set(placed.map(({ headers }) => headers?.['Idempotency-Key'])).size).toBe(count);
});

it('stays until the order is placed, and can be left when that has failed', async () => {
  let answer: (reply: ApiReply) => void = () => {};
  const placed = new Promise<ApiReply>((resolve) => (answer = resolve));
  const { router, press } = await visit({ tab: filledIn, api: { 'POST /api/orders': () => placed } });
  await press('Continue to Payment');
  await press('Continue to Review');
  await press(/and Pay/);
  for (const place of [-2, '/shop', '/checkout'] as const) {
    await act(async () => router.navigate(place as string));
    expect(router.state.location).toMatchObject({ pathname: '/checkout', search: '?step=review' });
  }
  await act(async () => answer(refused(503, 'Not now.')));
  expect(await screen.findByText(/Nothing has been taken/)).toBeInTheDocument();
  await act(async () => router.navigate(-2));
  expect(await screen.findByLabelText('Full Name')).toHaveValue(details.customerName);
});

it('shows the new prices and asks again when the total has changed', async () => {
  let price = 45.1;
  const body = {
    error: messages.checkout.totalChanged,
    code: 'total-changed',
    figures: { deliveryCost: 25, totalAmount: 125 },
  };
  const { press } = await review({
    'POST /api/orders': { status: 409, body },
    '/api/shop': () => ok([{ ...mug, price }]),
  });
  await screen.findByRole('button', { name: /and Pay GH₵111.32/ });
  price = 50;
  await press(/and Pay/);
  expect(await screen.findByText(messages.checkout.totalChanged)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Confirm and Pay GH₵125.00' })).toBeInTheDocument();
  expect(leaveFor).not.toHaveBeenCalled();
  expect(keptCart()).toMatchObject([{ quantity: 2 }]);
});

it.each([
  [
    'provider is down',
    refused(503, messages.checkout.providerUnavailable, 'provider-unavailable'),
    messages.checkout.providerUnavailable,
  ],
  ['reply names no place to pay', ok({}), messages.checkout.noCheckoutUrl],
  [
    'reply names no page',
    ok({ data: { checkoutUrl: 'javascript:alert(1)' } }),
    messages.checkout.noCheckoutUrl,
  ],
  ['server fails', refused(500, 'Oh no.'), messages.checkout.failed],
])('keeps the order when the %s, and retries the same one', async (_what, reply, sentence) => {
  const { calls, press } = await review({ 'POST /api/pay': [reply, paid] });
  await press(/and Pay/);
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(keptCart()).toMatchObject([{ quantity: 2 }]);
  await press(/and Pay/);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
  const keys = calls
    .filter(({ url }) => url === '/api/orders')
    .map(({ headers }) => headers?.['Idempotency-Key']);
  expect(new Set(keys).size).toBe(1);
});

it('does not order while a line is unavailable, and names it', async () => {
  await review({ '/api/shop': ok([{ ...mug, stock: 1 }]) });
  expect(await screen.findByText(/Mug: Only 1 left/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /and Pay/ })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Change the cart' })).toBeInTheDocument();
});

it('shows low stock', async () => {
  await visit({ api: { '/api/shop': ok([{ ...mug, stock: 3 }]) } });
  expect(await screen.findByText('Only 3 left')).toBeInTheDocument();
});

it('says that a pre-order has closed, and marks its line', async () => {
  const run = { state: 'open', minimum: 10, paid: 3, closesAt: '2099-01-01T00:00:00Z', expectedOn: null };
  const closed = messages.runs.closed('Mug');
  const { press } = await review({
    '/api/shop': [ok([{ ...mug, run }]), ok([{ ...mug, run: { ...run, state: 'failed' } }])],
    'POST /api/orders': refused(409, closed, 'run-closed'),
  });
  await press(/and Pay/);
  expect(await screen.findByText(closed)).toBeInTheDocument();
  expect(screen.getByText(/Mug: No longer available/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change the cart' })).toBeInTheDocument();
});

it('opens an order that turns out to be paid', async () => {
  const { router, press } = await review({
    'POST /api/pay': refused(409, messages.checkout.alreadyPaid, 'already-paid'),
    [`/api/orders/${order.id}`]: ok({ ...order, status: 'paid' }),
  });
  await press(/and Pay/);
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment-status'));
});

it('no longer stores the details once another tab has deleted them', async () => {
  const key = 'rememberedDetails';
  const { user } = await visit({ device: { [key]: details } });
  expect(await screen.findByRole('checkbox', { name: /Remember my details/ })).toBeChecked();
  localStorage.removeItem(key);
  await act(async () => dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
  await user.type(screen.getByLabelText('Full Name'), '-Mensah');
  expect(screen.getByRole('checkbox', { name: /Remember my details/ })).not.toBeChecked();
  expect(localStorage.getItem(key)).toBeNull();
});
