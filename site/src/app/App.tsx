import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '#store/makeStore.ts';

/** Everything around the router, the same on the server and in the browser. */
export function App({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <StrictMode>
      <Provider store={store}>{children}</Provider>
    </StrictMode>
  );
}
