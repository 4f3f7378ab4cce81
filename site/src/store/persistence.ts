import { memberSessionRestored, selectMemberToken } from './authSlice.ts';
import { cartRestored, selectCartLines } from './cartSlice.ts';
import { readCart, writeCart } from './keptCart.ts';
import type { AppStore } from './makeStore.ts';

/** Names in the browser's storage. */
export const storageKeys = { cart: 'cart', memberToken: 'memberToken' } as const;

/**
 * Keeps cart and member token in the browser and shares them between tabs; returns what ends it. Begun after hydration,
 * because the first picture must be the one that the server drew for everybody.
 */
export function startPersistence(store: AppStore): () => void {
  const restoreCart = (text: string | null) => store.dispatch(cartRestored(readCart(text, Date.now())));
  const restoreToken = (text: string | null) => store.dispatch(memberSessionRestored(text));
  restoreCart(read(storageKeys.cart));
  restoreToken(read(storageKeys.memberToken));

  let lines = selectCartLines(store.getState());
  let token = selectMemberToken(store.getState());
  const writeChanges = store.subscribe(() => {
    const state = store.getState();
    if (lines !== selectCartLines(state)) {
      lines = selectCartLines(state);
      write(storageKeys.cart, lines.length > 0 ? writeCart(lines, Date.now()) : null);
    }
    if (token !== selectMemberToken(state)) {
      token = selectMemberToken(state);
      write(storageKeys.memberToken, token);
    }
  });

  const followOtherTabs = ({ key, newValue }: StorageEvent) => {
    // A key of null means that everything was cleared.
    if (key === storageKeys.cart || key === null) restoreCart(newValue);
    if (key === storageKeys.memberToken || key === null) restoreToken(newValue);
  };
  addEventListener('storage', followOtherTabs);
  return () => {
    writeChanges();
    removeEventListener('storage', followOtherTabs);
  };
}

/** Storage can be switched off or full; the visit then goes on without a memory. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    // Writing what is there already would only wake the other tabs.
    if (localStorage.getItem(key) === text) return;
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // See read.
  }
}
