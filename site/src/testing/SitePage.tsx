import { resolvePalette } from '@year-group/api-types/group/palette';
import { paletteCss } from '@year-group/api-types/group/paletteCss';
import { useState } from 'react';
import type { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { RootLayout } from '#app/RootLayout.tsx';
import { SiteRouter } from '#app/SiteRouter.tsx';
import { makeStore } from '#store/makeStore.ts';
import { storyNow } from './storyEnvironment.ts';
import { type StoryRecord, shellOf, storyRecord } from './storyGroup.ts';
import type { StoryNetwork } from './storyNetwork.ts';

/** One visit of the site: its location and its network. */
export interface Visit {
  history: ReturnType<typeof createMemoryHistory>;
  network: StoryNetwork;
  /** Whose site it is. @default the demo's group */
  group?: StoryRecord | undefined;
}

/** The whole site at an address, with a fresh store. Only the network is replaced. */
export function SitePage({ visit }: { visit: Visit }) {
  // Rendered again, in another theme for example, the visit continues.
  const [{ history, network, group = storyRecord }] = useState(visit);
  const [store] = useState(() => {
    const site = { publicUrl: 'https://www.year-group.example', now: storyNow, group: shellOf(group) };
    return makeStore({ site }, { transport: network.transport, retries: 0 });
  });
  return (
    <App store={store}>
      <style>{paletteCss(resolvePalette(group.look))}</style>
      <SiteRouter history={history}>
        <RootLayout />
      </SiteRouter>
    </App>
  );
}
