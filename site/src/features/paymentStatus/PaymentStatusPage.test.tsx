// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/order';
import { makeListing, makeOrder } from '@year-group/api-types/testing/factories';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveFor } from '#lib/leaveFor.ts';
import { selectCartLines } from '#store/cartSlice.ts';
import { selectOpenPayment } from '#store/openPaymentSlice.ts';
import { storageKeys } from '#store/persistence.ts';
import { ok, refused, renderRoute } from '#testing/renderRoute.tsx';

vi.mock('#lib/leaveFor.ts', () => ({ leaveFor: vi.fn<(url: string) => void>() }));

const order = makeOrder();
const orderAt = `/api/orders/${order.id}`;
const visit = (changes: Partial<Order> | (() => Partial<Order>), query = '', api = {}) =>
  renderRoute(`/payment-status?orderId=${order.id}${query}`, {
    api: {
      [orderAt]: () => ok({ ...order, ...(typeof changes === 'function' ? changes() : changes) }),
      ...api,
    },
  });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['paid', {}, '', 'Payment Successful', messages.paymentStatus.paid],
  ['pending', {}, '&status=failed', 'Payment Failed', messages.paymentStatus.failed],
  ['pending', {}, '&status=paid', 'Payment Processing', messages.paymentStatus.pending],
  ['paid', {}, '&status=failed', 'Payment Successful', messages.paymentStatus.paid],
] as const)('shows an order that is %s %s%s as %s', async (status, _rest, query, title, sentence) => {
  await visit({ status }, query);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getByText(order.id)).toBeTruthy();
  for (const amount of ['GH₵360.00', 'GH₵19.80', 'GH₵379.80']) expect(screen.getByText(amount)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/shop');
});

it('shows an error without an order in the address', async () => {
  await renderRoute('/payment-status');
  expect(await screen.findByText(messages.paymentStatus.orderIdMissing)).toBeTruthy();
});

it('shows an error when the order cannot be read, and tries again', async () => {
  let isDown = true;
  await renderRoute(`/payment-status?orderId=${order.id}`, {
    api: { [orderAt]: () => (isDown ? refused(503, 'Not now.') : ok({ ...order, status: 'paid' })) },
  });
  expect(await screen.findByText(messages.paymentStatus.retrieveFailed)).toBeTruthy();
  expect(screen.getByText(messages.paymentStatus.loadFailed)).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeTruthy();
});

it('polls with growing pauses until the payment arrives, and not while the tab is hidden', async () => {
  let status: Order['status'] = 'pending';
  const { calls } = await visit(() => ({ status }));
  await screen.findByRole('heading', { name: 'Payment Processing' });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  expect(calls).toHaveLength(1);
  await pass(2.5);
  expect(calls).toHaveLength(2);
  await pass(2);
  expect(calls).toHaveLength(2);
  await pass(1.5);
  expect(calls).toHaveLength(3);

  const hide = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  hide(true);
  await pass(120);
  expect(calls).toHaveLength(3);
  status = 'paid';
  hide(false);
  expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeTruthy();
  await pass(120);
  expect(calls).toHaveLength(4);
  vi.restoreAllMocks();
});

it('pays the same order again', async () => {
  const { calls } = await visit({ paymentState: 'failed' }, '', {
    '/api/pay': ok({ data: { checkoutUrl: 'https://pay.example/2' } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/2'));
  expect(calls.find(({ url }) => url === '/api/pay')?.body).toEqual({ orderId: order.id, amount: 379.8 });
});

it('shows an error when the provider does not answer', async () => {
  await visit({ paymentState: 'failed' }, '', {
    '/api/pay': refused(503, messages.checkout.providerUnavailable, 'provider-unavailable'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(messages.checkout.providerUnavailable)).toBeTruthy();
});

it('restores the cart and abandons the payment', async () => {
  localStorage.setItem(storageKeys.openPayment, JSON.stringify({ orderId: order.id, startedAt: Date.now() }));
  const [item] = order.items;
  const { store, history } = await visit({ paymentState: 'cancelled' }, '', {
    '/api/shop': ok([makeListing({ ...(item && { id: item.id }), title: 'Polo', price: 180 })]),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Restore my cart' }));
  await vi.waitFor(() => expect(history.location.pathname).toBe('/cart'));
  expect(selectCartLines(store.getState())).toMatchObject([{ title: 'Polo', quantity: 2 }]);
  expect(selectOpenPayment(store.getState())).toBeNull();
});

it('does not ask to pay again while a payment is under review', async () => {
  await visit({ paymentState: 'needs-review' });
  expect(await screen.findByText(/Please do not pay again/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /payment page|Try again|Restore/ })).toBeNull();
});

it('is offered from any page while a payment is open, and closed once it is settled', async () => {
  localStorage.setItem(storageKeys.openPayment, JSON.stringify({ orderId: order.id, startedAt: Date.now() }));
  const { store, unmount } = await renderRoute('/donate', { api: { [orderAt]: ok(order) } });
  const link = await screen.findByRole('link', { name: 'See how it stands' });
  expect(link.getAttribute('href')).toBe(`/payment-status?orderId=${order.id}`);
  unmount();
  const later = await visit({ status: 'paid' });
  await screen.findByRole('heading', { name: 'Payment Successful' });
  expect(selectOpenPayment(later.store.getState())).toBeNull();
  expect(store).toBeTruthy();
});
