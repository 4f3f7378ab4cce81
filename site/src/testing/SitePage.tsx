import { resolvePalette } from '@year-group/api-types/group/palette';
import { paletteCss } from '@year-group/api-types/group/paletteCss';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { loadPage } from '#app/pageHandle.ts';
import { routes } from '#app/routes.tsx';
import { contextWith } from '#app/storeContext.ts';
import { memberSessionChanged } from '#store/authSlice.ts';
import { type AppStore, makeStore } from '#store/makeStore.ts';
import { storyNow } from './storyEnvironment.ts';
import { type StoryRecord, shellOf, storyRecord } from './storyGroup.ts';
import type { StoryNetwork } from './storyNetwork.ts';

/** One visit of the site: its location, its store and its network. */
export interface Visit {
  router: ReturnType<typeof createMemoryRouter>;
  store: AppStore;
  network: StoryNetwork;
  group: StoryRecord;
}

interface OpenOptions {
  group?: StoryRecord | undefined;
  token?: string | null;
  /** Whether the server has no payment provider. */
  paysByHand?: boolean | undefined;
}

/** Opens the whole site at an address, with a fresh store. Only the network is replaced. */
export async function openSite(
  path: string,
  network: StoryNetwork,
  { group = storyRecord, token = null, paysByHand = false }: OpenOptions,
): Promise<Visit> {
  const site = {
    publicUrl: 'https://www.year-group.example',
    now: storyNow,
    group: { ...shellOf(group), paysByHand },
  };
  const store = makeStore({ site }, { transport: network.transport, retries: 0 });
  store.dispatch(memberSessionChanged(token));
  await loadPage(routes, path.split('?')[0] ?? '');
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    getContext: () => contextWith(store),
  });
  // The guard of members' pages has decided.
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      router.subscribe(({ initialized }) => initialized && resolve());
    });
  return { router, store, network, group };
}

/** The page of a visit. */
export function SitePage({ visit }: { visit: Visit }) {
  // Rendered again, in another theme for example, the visit continues.
  const [{ router, store, group }] = useState(visit);
  return (
    <App store={store}>
      <style>{paletteCss(resolvePalette(group.look))}</style>
      <RouterProvider router={router} />
    </App>
  );
}
