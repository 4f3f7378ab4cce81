import type { UnknownAction } from '@reduxjs/toolkit';
import { readText, writeText } from '#lib/storage.ts';
import { memberSessionChanged, selectMemberToken } from './authSlice.ts';
import { linesReplaced, selectCartLines } from './cartSlice.ts';
import type { AppStore, RootState } from './makeStore.ts';
import { openPaymentRestored, readPayment, selectOpenPayment } from './openPaymentSlice.ts';
import { readCart, writeCart } from './storedCart.ts';

/** Where local storage keeps each stored part. */
export const storageKeys = { cart: 'cart', memberToken: 'memberToken', openPayment: 'openPayment' } as const;

/** One stored part of the store, and its form as text. */
interface StoredPart<Value> {
  key: string;
  select: (state: RootState) => Value;
  textOf: (value: Value) => string | null;
  restored: (text: string | null) => UnknownAction;
}

function persist<Value>(store: AppStore, { key, select, textOf, restored }: StoredPart<Value>) {
  let stored = select(store.getState());
  let isRestoring = false;
  return {
    key,
    /** A restored value is not written back, or two tabs would answer each other for ever. */
    restore(text: string | null) {
      isRestoring = true;
      store.dispatch(restored(text));
      stored = select(store.getState());
      isRestoring = false;
    },
    writeChange() {
      const value = select(store.getState());
      if (isRestoring || stored === value) return;
      stored = value;
      writeText('localStorage', key, textOf(value));
    },
  };
}

/**
 * Stores cart, member token and an open payment in the browser and shares them between tabs.
 * Returns the cleanup. Call it after hydration, because the first render must equal the server's.
 */
export function startPersistence(store: AppStore): () => void {
  const parts = [
    persist(store, {
      key: storageKeys.cart,
      select: selectCartLines,
      textOf: (lines) => (lines.length > 0 ? writeCart(lines, Date.now()) : null),
      restored: (text) => linesReplaced(readCart(text, Date.now())),
    }),
    persist(store, {
      key: storageKeys.memberToken,
      select: selectMemberToken,
      textOf: (token) => token,
      restored: memberSessionChanged,
    }),
    persist(store, {
      key: storageKeys.openPayment,
      select: selectOpenPayment,
      textOf: (payment) => payment && JSON.stringify(payment),
      restored: (text) => openPaymentRestored(readPayment(text, Date.now())),
    }),
  ];
  const restoreAll = () => {
    for (const part of parts) part.restore(readText('localStorage', part.key));
    // One that is too old stays on the device no longer.
    if (!selectOpenPayment(store.getState())) writeText('localStorage', storageKeys.openPayment, null);
  };
  restoreAll();
  const stopWriting = store.subscribe(() => {
    for (const part of parts) part.writeChange();
  });

  const followOtherTabs = ({ key, newValue }: StorageEvent) => {
    // A key of null means that everything was cleared.
    for (const part of parts) if (key === part.key || key === null) part.restore(newValue);
  };
  // A page restored from the back/forward cache has missed the changes of other tabs.
  const catchUp = ({ persisted }: PageTransitionEvent) => persisted && restoreAll();
  addEventListener('storage', followOtherTabs);
  addEventListener('pageshow', catchUp);
  return () => {
    stopWriting();
    removeEventListener('pageshow', catchUp);
    removeEventListener('storage', followOtherTabs);
  };
}
