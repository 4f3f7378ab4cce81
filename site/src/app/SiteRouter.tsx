import { createContext, type ReactNode, useContext, useLayoutEffect, useState, useTransition } from 'react';
import { Router, type UNSAFE_createBrowserHistory } from 'react-router-dom';

/** The browser's history, or one in memory for tests and stories. */
export type SiteHistory = Pick<
  ReturnType<typeof UNSAFE_createBrowserHistory>,
  'action' | 'location' | 'listen' | 'createHref' | 'push' | 'replace' | 'go'
>;

const NavigationPending = createContext(false);

/** Whether the next page is still on its way. */
export const useNavigationPending = () => useContext(NavigationPending);

/**
 * The router in its declarative form, with which the first load is 15 kB lighter than with the data router: loading and
 * caching are the store's work here. A navigation is a transition, so the page that is shown stays until the next one
 * has arrived.
 */
export function SiteRouter({ history, children }: { history: SiteHistory; children: ReactNode }) {
  const [isPending, startTransition] = useTransition();
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [history]);

  return (
    <NavigationPending value={isPending}>
      <Router navigator={history} navigationType={action} location={location}>
        {children}
      </Router>
    </NavigationPending>
  );
}
