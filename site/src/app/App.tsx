import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '#store/makeStore.ts';
import { repeatEarlyText } from './earlyText.ts';

interface AppProps {
  store: AppStore;
  /** The router of the environment. */
  children: ReactNode;
}

/** Everything around the router, the same on the server and in the browser. */
export function App({ store, children }: AppProps) {
  const [isHydrated, setHydrated] = useState(false);
  // After urgent updates: typed text must be rendered before held presses are repeated.
  useEffect(() => {
    repeatEarlyText(document.body);
    startTransition(() => setHydrated(true));
  }, []);
  useEffect(() => {
    if (!isHydrated) return;
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
  }, [isHydrated]);
  return (
    <StrictMode>
      <Provider store={store}>{children}</Provider>
    </StrictMode>
  );
}
