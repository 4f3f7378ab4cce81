import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '#store/makeStore.ts';
import { markHydrated, repeatTyped } from './pageStart/hydrated.ts';

export interface AppProps {
  store: AppStore;
  /** The router of the environment, with the layout inside. */
  children: ReactNode;
}

/** Everything around the router, the same on the server and in the browser. */
export function App({ store, children }: AppProps) {
  // Hydration compares the server's HTML with the state it was rendered from, also in parts
  // hydrated later.
  const [serverState] = useState(() => store.getState());
  const [isHydrated, setHydrated] = useState(false);
  // After urgent updates: typed text must be rendered before held presses are repeated.
  useEffect(() => {
    repeatTyped();
    startTransition(() => setHydrated(true));
  }, []);
  useEffect(() => {
    if (isHydrated) markHydrated(document.getElementById('root'));
  }, [isHydrated]);
  return (
    <StrictMode>
      <Provider store={store} serverState={serverState}>
        {children}
      </Provider>
    </StrictMode>
  );
}
