// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { makeListing, makeOrder, makeShirt } from '@year-group/api-types/testing/factories';
import { afterEach, expect, it, vi } from 'vitest';
import { leaveFor } from '#lib/leaveFor.ts';
import { storageKeys } from '#store/persistence.ts';
import { keptCart, openPage } from '#testing/openPage.tsx';
import type { PageArgs } from '#testing/pageStory.tsx';
import { ok, refused } from '#testing/replies.ts';
import { storyNow } from '#testing/storyEnvironment.ts';
import { givingReply } from '#testing/storyGroup.ts';
import { lineOf } from '#testing/storyShop.ts';
import * as stories from './PaymentStatusPage.stories.tsx';

vi.mock('#lib/leaveFor.ts', () => ({ leaveFor: vi.fn<(url: string) => void>() }));

const order = makeOrder();
const orderAt = `/api/orders/${order.id}`;
const payment = { orderId: order.id, startedAt: storyNow };
const visit = (
  changes: Partial<Order> | (() => Partial<Order>),
  { query = '', api, ...args }: Partial<PageArgs> & { query?: string } = {},
) =>
  openPage(stories, 'Paid', {
    path: `/payment-status?orderId=${order.id}${query}`,
    api: {
      [orderAt]: () => ok({ ...order, ...(typeof changes === 'function' ? changes() : changes) }),
      ...api,
    },
    ...args,
  });

afterEach(() => {
  vi.mocked(leaveFor).mockClear();
  vi.useRealTimers();
});

it.each([
  ['paid', {}, '', 'Payment Successful', messages.paymentStatus.paid],
  ['pending', {}, '&status=failed', 'Payment Failed', messages.paymentStatus.failed],
  ['pending', {}, '&status=paid', 'Payment Processing', messages.paymentStatus.pending],
  ['paid', {}, '&status=failed', 'Payment Successful', messages.paymentStatus.paid],
] as const)('shows an order that is %s %s%s as %s', async (status, _rest, query, title, sentence) => {
  await visit({ status }, { query });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(screen.getByText(order.id)).toBeInTheDocument();
  for (const amount of ['GH₵360.00', 'GH₵19.80', 'GH₵379.80'])
    expect(screen.getByText(amount)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop');
});

it('shows an error without an order in the address', async () => {
  await openPage(stories, 'Paid', { path: '/payment-status' });
  expect(await screen.findByText(messages.paymentStatus.orderIdMissing)).toBeInTheDocument();
});

it('shows an error when the order cannot be read, and tries again', async () => {
  const api = { [orderAt]: [refused(503, 'Not now.'), ok({ ...order, status: 'paid' })] };
  const { user } = await visit({}, { api });
  expect(await screen.findByText(messages.paymentStatus.retrieveFailed)).toBeInTheDocument();
  expect(screen.getByText(messages.paymentStatus.loadFailed)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('promises no pre-order to a line of which too few were left', async () => {
  const run = { state: 'waiting', expectedOn: null, isChangeable: false, isHandedOut: false } as const;
  const line = { ...run, isShort: true, isRefunded: false };
  await visit({ status: 'paid', items: order.items.map((item) => ({ ...item, run: line })) });
  expect(
    await screen.findByText('Too few were left when you paid. We will write to you about it.'),
  ).toBeVisible();
  expect(screen.queryByText(/joins it by itself/)).not.toBeInTheDocument();
});

it('keeps the focus at a pre-ordered line while its buyer chooses again', async () => {
  const { user } = await openPage(stories, 'PreOrder');
  const change = () => screen.findByRole('button', { name: 'Change size and colour' });
  await user.click(await change());
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  expect(cancel.closest('li')?.contains(document.activeElement)).toBe(true);
  await user.click(cancel);
  const line = (await change()).closest('li');
  expect(line?.contains(document.activeElement)).toBe(true);
});

it('sends the text of a pre-ordered line as it is when its buyer chooses again', async () => {
  const shirt = makeShirt();
  const [size, colour, text] = shirt.options ?? [];
  const chosen = [
    { name: 'Size', value: 'M', kind: 'choice' as const },
    { name: 'Colour', value: 'Navy', kind: 'choice' as const },
    { name: 'Name on the back', value: 'KOFI', kind: 'text' as const },
  ];
  const run = { state: 'open', expectedOn: null, isChangeable: true, isHandedOut: false } as const;
  const line = { ...run, isShort: false, isRefunded: false };
  const items = order.items.map((item) => ({ ...item, id: shirt.id, options: chosen, run: line }));
  const put = `PUT ${orderAt}/lines/0`;
  const { calls, user } = await visit(
    { status: 'paid', items },
    {
      api: {
        [`/api/shop/${shirt.id}`]: ok({ ...shirt, options: [size, colour, { ...text, maxLength: 2 }] }),
        [put]: refused(409, messages.options.tooLong('Name on the back', 2), 'choice-needed'),
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Change size and colour' }));
  await user.click(await screen.findByRole('radio', { name: 'XL' }));
  await user.click(screen.getByRole('button', { name: 'Save choice' }));
  expect(await screen.findAllByText(messages.options.tooLong('Name on the back', 2))).not.toHaveLength(0);
  const sent = calls.find(({ method }) => method === 'PUT')?.body as { options: unknown };
  expect(sent.options).toEqual([{ ...chosen[0], value: 'XL' }, chosen[1], chosen[2]]);
});

it('keeps the focus at a pre-ordered line whose choice was changed', async () => {
  const shirt = makeShirt();
  const run = { state: 'open', expectedOn: null, isChangeable: true, isHandedOut: false } as const;
  const itemsWith = (value: string) =>
    order.items.map((item) => ({
      ...item,
      id: shirt.id,
      options: [
        { name: 'Size', value, kind: 'choice' as const },
        { name: 'Colour', value: 'Navy', kind: 'choice' as const },
      ],
      run: { ...run, isShort: false, isRefunded: false },
    }));
  let items = itemsWith('M');
  const { user } = await visit(() => ({ status: 'paid', items }), {
    api: {
      [`/api/shop/${shirt.id}`]: ok(shirt),
      [`PUT ${orderAt}/lines/0`]: () => {
        items = itemsWith('XL');
        return ok({ ...order, status: 'paid', items });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change size and colour' }));
  await user.click(await screen.findByRole('radio', { name: 'XL' }));
  await user.click(screen.getByRole('button', { name: 'Save choice' }));
  const changed = await screen.findByText(/XL/, { selector: 'strong' });
  await screen.findByRole('button', { name: 'Change size and colour' });
  expect(changed.closest('li')?.contains(document.activeElement)).toBe(true);
});

it('says when an order that is shown could not be read again', async () => {
  const replies = [ok(order), refused(503, 'Not now.'), ok({ ...order, status: 'paid' })];
  const { user } = await visit({}, { api: { [orderAt]: replies } });
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(messages.paymentStatus.loadFailed)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  // The button goes, and with it the focus.
  const title = await screen.findByRole('heading', { name: 'Payment Successful' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.queryByText(messages.paymentStatus.loadFailed)).toBeNull();
});

it('polls with growing pauses until the payment arrives, and not while the tab is hidden', async () => {
  let status: Order['status'] = 'pending';
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const { calls } = await visit(() => ({ status }));
  await screen.findByRole('heading', { name: 'Payment Processing' });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await pass(0);
  expect(calls).toHaveLength(1);
  await pass(2.5);
  expect(calls).toHaveLength(2);
  await pass(2);
  expect(calls).toHaveLength(2);
  await pass(1.5);
  expect(calls).toHaveLength(3);

  const hide = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  hide(true);
  await pass(120);
  expect(calls).toHaveLength(3);
  status = 'paid';
  hide(false);
  expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeInTheDocument();
  await pass(120);
  expect(calls).toHaveLength(4);
  vi.restoreAllMocks();
});

it('pays the same order again', async () => {
  const { calls, user } = await visit(
    { paymentState: 'failed' },
    { api: { 'POST /api/pay': ok({ data: { checkoutUrl: 'https://pay.example/2' } }) } },
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/2'));
  expect(calls.find(({ url }) => url === '/api/pay')?.body).toEqual({ orderId: order.id, amount: 379.8 });

  // Until that page has opened.
  const busy = screen.getByRole('button', { name: 'Opening the payment page...' });
  await user.click(busy);
  expect(calls.filter(({ url }) => url === '/api/pay')).toHaveLength(1);
  await act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

it('pays once when the button is pressed twice', async () => {
  const { calls, user } = await visit(
    { paymentState: 'failed' },
    { api: { 'POST /api/pay': ok({ data: { checkoutUrl: 'https://pay.example/2' } }) } },
  );
  await user.dblClick(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  expect(calls.filter(({ url }) => url === '/api/pay')).toHaveLength(1);
});

it('no longer shows why a payment did not start once the order is paid', async () => {
  let paid: Partial<Order> = { paymentState: 'failed' };
  const { user } = await visit(() => paid, { api: { 'POST /api/pay': refused(503, 'Not now.') } });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  paid = { status: 'paid' };
  await act(async () => dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeInTheDocument();
  expect(screen.queryByText('Not now.')).toBeNull();
});

it('shows an error when the provider does not answer', async () => {
  const refusal = refused(503, messages.checkout.providerUnavailable, 'provider-unavailable');
  const { user } = await visit({ paymentState: 'failed' }, { api: { 'POST /api/pay': refusal } });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(messages.checkout.providerUnavailable)).toBeInTheDocument();
});

it('says when the accounts for paying by hand could not be read, and reads them again', async () => {
  const giving = ['error' as const, ok(givingReply)];
  const { user } = await visit({}, { paysByHand: true, api: { '/api/group/giving': giving } });
  expect(await screen.findByText(messages.group.givingFailed)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('0000020150000')).toBeInTheDocument();
});

it('says that the accounts for paying by hand are being read', async () => {
  await visit({}, { paysByHand: true, api: { '/api/group/giving': 'loading' } });
  expect(await screen.findByText('How to pay')).toBeInTheDocument();
  expect(screen.getByText(messages.loading)).toBeInTheDocument();
});

it('restores the cart and abandons the payment', async () => {
  const [item] = order.items;
  const shop = ok([makeListing({ ...(item && { id: item.id }), title: 'Polo', price: 180 })]);
  const { router, user } = await visit(
    { paymentState: 'cancelled' },
    { openPayment: payment, api: { '/api/shop': shop } },
  );
  await user.click(await screen.findByRole('button', { name: 'Restore my cart' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(keptCart()).toMatchObject([{ title: 'Polo', quantity: 2 }]);
  expect(localStorage.getItem(storageKeys.openPayment)).toBeNull();
});

it.each([
  ['takes what is paid again out of the cart when it was restored', null, 1],
  ['leaves in the cart what was added after the order', payment, 3],
] as const)('%s', async (_claim, open, left) => {
  const [{ id, quantity } = order.items[0]!] = order.items;
  const [item, other] = [{ ...makeListing(), id }, makeListing()];
  const { user } = await visit(
    { paymentState: 'failed' },
    {
      cart: [lineOf(item, quantity + 1), lineOf(other, 1)],
      ...(open && { openPayment: open }),
      api: { 'POST /api/pay': ok({ data: { checkoutUrl: 'https://pay.example/2' } }) },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  expect(keptCart()).toMatchObject([
    { id, quantity: left },
    { id: other.id, quantity: 1 },
  ]);
});

it('does not ask to pay again while a payment is under review', async () => {
  await visit({ paymentState: 'needs-review' });
  expect(await screen.findByText(/Please do not pay again/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /payment page|Try again|Restore/ })).toBeNull();
});

it('is offered from any page while a payment is open, and closed once it is settled', async () => {
  const { user, unmount } = await visit({}, { path: '/donate', openPayment: payment });
  const link = await screen.findByRole('link', { name: 'Check the payment' });
  expect(link).toHaveAttribute('href', `/payment-status?orderId=${order.id}`);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(link).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  unmount();
  await visit({ status: 'paid' }, { openPayment: payment });
  await screen.findByRole('heading', { name: 'Payment Successful' });
  expect(localStorage.getItem(storageKeys.openPayment)).toBeNull();
});
