import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '#store/makeStore.ts';
import { retellTyped, tellHydrated } from './untilHydrated.ts';

export interface AppProps {
  store: AppStore;
  /** The router of the place it runs in, with the layout inside. */
  children: ReactNode;
}

/** Everything around the router, the same on the server and in the browser. */
export function App({ store, children }: AppProps) {
  // What the server has drawn is compared with the state it was drawn from, also where that happens later.
  const [drawnState] = useState(() => store.getState());
  const [isWhole, setWhole] = useState(false);
  // After what is urgent: what was typed must have been drawn before what was pressed is repeated.
  useEffect(() => {
    retellTyped();
    startTransition(() => setWhole(true));
  }, []);
  useEffect(() => {
    if (!isWhole) return;
    document.getElementById('root')?.removeAttribute('data-dehydrated');
    tellHydrated();
  }, [isWhole]);
  return (
    <StrictMode>
      <Provider store={store} serverState={drawnState}>
        {children}
      </Provider>
    </StrictMode>
  );
}
