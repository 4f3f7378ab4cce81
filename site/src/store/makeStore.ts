import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Transport } from '#lib/transport.ts';
import { baseApi } from './api/baseApi.ts';
import { authSlice } from './authSlice.ts';
import { cartSlice } from './cartSlice.ts';
import { openPaymentSlice } from './openPaymentSlice.ts';
import { siteSlice } from './siteSlice.ts';

const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [authSlice.name]: authSlice.reducer,
  [cartSlice.name]: cartSlice.reducer,
  [openPaymentSlice.name]: openPaymentSlice.reducer,
  [siteSlice.name]: siteSlice.reducer,
});

/** What differs between browser, server and tests. */
export interface StoreExtra {
  transport: Transport;
  /** How often a failed read is retried. */
  retries: number;
}

/** The store of one browser tab, one rendered page or one test. */
export function makeStore(preloadedState: Partial<RootState> | undefined, extra: StoreExtra) {
  return configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(baseApi.middleware),
    ...(preloadedState && { preloadedState }),
  });
}

export type RootState = ReturnType<typeof reducer>;
export type AppStore = ReturnType<typeof makeStore>;
