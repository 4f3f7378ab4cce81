import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useTransition,
} from 'react';
import { type Navigator, Router, type UNSAFE_createBrowserHistory } from 'react-router-dom';
import { isLeavingGuarded, leave } from '#lib/leaving.ts';
import { fetchDeferredPart } from './pageStart/deferredPart.tsx';

/** The browser's history, or one in memory for tests and stories. */
export type SiteHistory = Pick<
  ReturnType<typeof UNSAFE_createBrowserHistory>,
  'action' | 'location' | 'listen' | 'createHref' | 'push' | 'replace' | 'go'
>;

const NavigationPending = createContext(false);

/** Whether the next page is still loading. */
export const useNavigationPending = () => useContext(NavigationPending);

/**
 * The router in its declarative form, 15 kB lighter than the data router: the store does the
 * loading and caching. A navigation is a transition, so the current page stays until the next one
 * is loaded.
 */
export function SiteRouter({ history, children }: { history: SiteHistory; children: ReactNode }) {
  const [isPending, startTransition] = useTransition();
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  const navigator = useMemo(() => askingBeforeLeaving(history), [history]);
  useLayoutEffect(
    () =>
      listenUnlessGuarded(history, (next) => {
        const show = () => startTransition(() => setPlace(next));
        const fetching = fetchDeferredPart();
        if (fetching) void fetching.then(show);
        else show();
      }),
    [history],
  );

  return (
    <NavigationPending value={isPending}>
      <Router navigator={navigator} navigationType={action} location={location}>
        {children}
      </Router>
    </NavigationPending>
  );
}

/** The history as links use it: a page with unsaved changes may ask first. */
function askingBeforeLeaving(history: SiteHistory): Navigator {
  return {
    createHref: (to) => history.createHref(to),
    go: (delta) => history.go(delta),
    push: (to, state) => leave(() => history.push(to, state)),
    replace: (to, state) => leave(() => history.replace(to, state)),
  };
}

type Place = Pick<SiteHistory, 'action' | 'location'>;

/**
 * Follows the history. Back and Forward are reported after they happened, so a guarded page first
 * reverts them.
 */
function listenUnlessGuarded(history: SiteHistory, show: (place: Place) => void): () => void {
  let isTakingBack = false;
  return history.listen(({ action, location, delta }) => {
    if (isTakingBack) {
      isTakingBack = false;
    } else if (delta && isLeavingGuarded()) {
      isTakingBack = true;
      history.go(-delta);
      leave(() => history.go(delta));
    } else {
      show({ action, location });
    }
  });
}
