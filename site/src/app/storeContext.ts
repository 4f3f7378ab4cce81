import { createContext, RouterContextProvider } from 'react-router-dom';
import type { AppStore } from '#store/makeStore.ts';

/** The store, for loaders of routes. */
export const storeContext = createContext<AppStore>();

/** What the router hands to its loaders. */
export const contextWith = (store: AppStore): RouterContextProvider =>
  new RouterContextProvider(new Map([[storeContext, store]]));
