// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeListing, makeOrder } from '@year-group/api-types/testing/factories';
import { beforeEach, expect, it, vi } from 'vitest';
import { leaveFor } from '#lib/leaveFor.ts';
import type { ApiReply } from '#lib/transport.ts';
import { selectCartCount } from '#store/cartSlice.ts';
import { selectOpenPayment } from '#store/openPaymentSlice.ts';
import { storageKeys } from '#store/persistence.ts';
import { writeCart } from '#store/storedCart.ts';
import { ok, refused, renderRoute } from '#testing/renderRoute.tsx';

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
  '/api/calculate-delivery': ok(quote),
  '/api/orders': ok(order),
  '/api/pay': paid,
};

beforeEach(() => {
  vi.mocked(leaveFor).mockClear();
  const { id, title, category, imageUrl, price } = mug;
  const line = { id, title, category, imageUrl, price, quantity: 2 };
  localStorage.setItem(storageKeys.cart, writeCart([line], Date.now()));
});
const keepDraft = (draft: object = { details, quote }) =>
  sessionStorage.setItem('checkout', JSON.stringify(draft));
const visit = (replies: Record<string, ApiReply | (() => ApiReply)> = {}, step = '') =>
  renderRoute(`/checkout${step}`, { api: { ...api, ...replies } });
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const pay = async () => {
  await screen.findByRole('button', { name: /and Pay/ });
  await press(/and Pay/);
};

it('says when the cart is empty', async () => {
  localStorage.clear();
  await visit();
  expect(await screen.findByText(messages.cart.empty)).toBeTruthy();
});

it('does not leave shipping before it is complete', async () => {
  const { history } = await visit({}, '?step=review');
  expect(history.location.search).toBe('');
  await press('Continue to Payment');
  expect((await screen.findAllByText(messages.checkout.incomplete)).length).toBeGreaterThan(0);
  expect(screen.getByText('Full Name is required')).toBeTruthy();
});

it('quotes the delivery when the address loses the focus, and on continuing at once', async () => {
  keepDraft({ details, quote: null });
  const { calls } = await visit();
  const address = await screen.findByLabelText('Delivery Address');
  await act(async () => void fireEvent.blur(address));
  expect(await screen.findByText(/about 5.0 km \(estimated distance\)|estimated distance/)).toBeTruthy();
  expect(screen.getByText('GH₵111.32', { selector: 'dd *' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Delivery Address'), { target: { value: 'Tema' } });
  expect(screen.getByText('Enter your address')).toBeTruthy();
  await press('Continue to Payment');
  expect(await screen.findByRole('button', { name: 'Continue to Review' })).toBeTruthy();
  const asked = calls.filter(({ url }) => url === '/api/calculate-delivery').map(({ body }) => body);
  expect(asked).toEqual([{ customerAddress: details.shippingAddress }, { customerAddress: 'Tema' }]);
});

it('says when an address cannot be priced', async () => {
  keepDraft({ details, quote: null });
  await visit({
    '/api/calculate-delivery': refused(422, messages.checkout.deliveryFailed, 'address-unknown'),
  });
  await screen.findByLabelText('Delivery Address');
  await press('Continue to Payment');
  expect((await screen.findAllByText(messages.checkout.deliveryFailed)).length).toBeGreaterThan(0);
  expect((await screen.findAllByText(messages.checkout.incomplete)).length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(screen.getByLabelText('Delivery Address'));
  expect(screen.getByText('Enter your address')).toBeTruthy();
});

it('places the order, starts the payment, empties the cart and only then leaves', async () => {
  keepDraft();
  const { calls, store } = await visit({}, '?step=review');
  await pay();
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
  expect(leaveFor).toHaveBeenCalledWith('https://pay.example/1');
  expect(selectCartCount(store.getState())).toBe(0);
  expect(selectOpenPayment(store.getState())?.orderId).toBe(order.id);
});

it('shows the new prices and asks again when the total has changed', async () => {
  keepDraft();
  let price = 45.1;
  const body = {
    error: messages.checkout.totalChanged,
    code: 'total-changed',
    figures: { deliveryCost: 25, totalAmount: 125 },
  };
  const { store } = await visit(
    { '/api/orders': { status: 409, body }, '/api/shop': () => ok([{ ...mug, price }]) },
    '?step=review',
  );
  await screen.findByRole('button', { name: /and Pay GH₵111.32/ });
  price = 50;
  await pay();
  expect(await screen.findByText(messages.checkout.totalChanged)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Confirm and Pay GH₵125.00' })).toBeTruthy();
  expect(leaveFor).not.toHaveBeenCalled();
  expect(selectCartCount(store.getState())).toBe(2);
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
  keepDraft();
  let isDown = true;
  const { calls, store } = await visit({ '/api/pay': () => (isDown ? reply : paid) }, '?step=review');
  await pay();
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(selectCartCount(store.getState())).toBe(2);
  isDown = false;
  await pay();
  const keys = calls
    .filter(({ url }) => url === '/api/orders')
    .map(({ headers }) => headers?.['Idempotency-Key']);
  expect(new Set(keys).size).toBe(1);
  expect(leaveFor).toHaveBeenCalledTimes(1);
});

it('does not order while a line is unavailable, and names it', async () => {
  keepDraft();
  await visit({ '/api/shop': ok([{ ...mug, stock: 1 }]) }, '?step=review');
  expect(await screen.findByText(/Mug: Only 1 left/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /and Pay/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: 'Change the cart' })).toBeTruthy();
});

it('shows low stock', async () => {
  await visit({ '/api/shop': ok([{ ...mug, stock: 3 }]) });
  expect(await screen.findByText('Only 3 left')).toBeTruthy();
});

it('opens an order that turns out to be paid', async () => {
  keepDraft();
  const { history } = await visit(
    {
      '/api/pay': refused(409, messages.checkout.alreadyPaid, 'already-paid'),
      [`/api/orders/${order.id}`]: ok({ ...order, status: 'paid' }),
    },
    '?step=review',
  );
  await pay();
  await vi.waitFor(() => expect(history.location.pathname).toBe('/payment-status'));
});
