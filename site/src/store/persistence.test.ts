// @vitest-environment jsdom
import { makeListing } from '@year-group/api-types/testing/factories';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeStoryNetwork } from '#testing/storyNetwork.ts';
import { lineOf } from '#testing/storyShop.ts';
import { memberSessionChanged, selectMemberToken } from './authSlice.ts';
import { cartCleared, listingAdded, selectCartCount } from './cartSlice.ts';
import { makeStore } from './makeStore.ts';
import { paymentClosed, paymentStarted, selectOpenPayment } from './openPaymentSlice.ts';
import { startPersistence, storageKeys } from './persistence.ts';
import { writeCart } from './storedCart.ts';

const newStore = () => makeStore(undefined, { ...makeStoryNetwork(), retries: 0 });
const line = lineOf(makeListing(), 2);
let stop = () => {};

function start(store = newStore()) {
  stop = startPersistence(store);
  return store;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

it('stores the cart across visits', () => {
  start().dispatch(listingAdded(line));
  stop();
  expect(selectCartCount(start().getState())).toBe(2);
});

it('clears a stored cart', () => {
  const store = start();
  store.dispatch(listingAdded(line));
  store.dispatch(cartCleared());
  expect(localStorage.getItem(storageKeys.cart)).toBeNull();
});

it('stores the member’s token until the session ends', () => {
  const store = start();
  store.dispatch(memberSessionChanged('token'));
  stop();
  const later = start();
  expect(selectMemberToken(later.getState())).toBe('token');
  later.dispatch(memberSessionChanged(null));
  expect(localStorage.getItem(storageKeys.memberToken)).toBeNull();
});

it('follows another tab', () => {
  const store = start();
  const newValue = writeCart([line], Date.now());
  dispatchEvent(new StorageEvent('storage', { key: storageKeys.cart, newValue }));
  expect(selectCartCount(store.getState())).toBe(2);
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(selectCartCount(store.getState())).toBe(0);
});

it('does not write back what another tab has written', () => {
  start();
  const newValue = writeCart([line], 0);
  localStorage.setItem(storageKeys.cart, newValue);
  const write = vi.spyOn(Storage.prototype, 'setItem');
  dispatchEvent(
    new StorageEvent('storage', { key: storageKeys.cart, newValue: writeCart([line], Date.now()) }),
  );
  expect(write).not.toHaveBeenCalled();
});

it('updates a page that comes from the back/forward cache', () => {
  const store = start();
  localStorage.setItem(storageKeys.cart, writeCart([line], Date.now()));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(selectCartCount(store.getState())).toBe(2);
});

it('stores a started payment until it is closed', () => {
  const store = start();
  store.dispatch(paymentStarted({ orderId: 'a', startedAt: Date.now() }));
  stop();
  const later = start();
  expect(selectOpenPayment(later.getState())?.orderId).toBe('a');
  later.dispatch(paymentClosed('another'));
  expect(selectOpenPayment(later.getState())?.orderId).toBe('a');
  later.dispatch(paymentClosed('a'));
  expect(localStorage.getItem(storageKeys.openPayment)).toBeNull();
});

it.each([
  ['too old', JSON.stringify({ orderId: 'a', startedAt: 0 })],
  ['damaged', '{'],
  ['of another form', '{"orderId":1}'],
])('deletes a stored payment that is %s', (_what, text) => {
  localStorage.setItem(storageKeys.openPayment, text);
  expect(selectOpenPayment(start().getState())).toBeNull();
  expect(localStorage.getItem(storageKeys.openPayment)).toBeNull();
});

it('works where storage is forbidden', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  const store = start();
  store.dispatch(listingAdded(line));
  expect(selectCartCount(store.getState())).toBe(2);
});
