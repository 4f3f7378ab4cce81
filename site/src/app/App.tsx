import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '#store/makeStore.ts';

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
  // After what is urgent: forms first take over what was written into them before they were alive.
  useEffect(() => startTransition(() => setWhole(true)), []);
  // The page that came from the server waits for this before it hands over a button pressed too early.
  useEffect(() => {
    if (isWhole) dispatchEvent(new Event('alive'));
  }, [isWhole]);
  return (
    <StrictMode>
      <Provider store={store} serverState={drawnState}>
        {children}
      </Provider>
    </StrictMode>
  );
}
