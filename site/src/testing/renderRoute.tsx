import { render } from '@testing-library/react';
import { makeSiteSettings } from '@year-group/api-types/testing/factories';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '#app/App.tsx';
import { pageAt } from '#app/matchedPages.ts';
import { RootLayout } from '#app/RootLayout.tsx';
import { SiteRouter } from '#app/SiteRouter.tsx';
import type { ApiReply, ApiRequest, Transport } from '#lib/transport.ts';
import { makeStore, type RootState } from '#store/makeStore.ts';
import { siteSlice } from '#store/siteSlice.ts';
import { ok, refused } from './replies.ts';
import { groupReplies, storyGroup } from './storyGroup.ts';

export { ok, refused } from './replies.ts';

/** The API's replies, by path and query. A function is called for each request. */
export type FakeApi = Record<string, ApiReply | (() => ApiReply | Promise<ApiReply>)>;

/** A transport that replies from a table and records the requests. Fails for any other request. */
function fakeTransport(api: FakeApi): { transport: Transport; calls: ApiRequest[] } {
  const calls: ApiRequest[] = [];
  const replies: FakeApi = { '/api/site-settings': ok(makeSiteSettings()), ...groupReplies, ...api };
  const transport: Transport = async (request) => {
    calls.push(request);
    const reply = replies[request.url];
    return (typeof reply === 'function' ? reply() : reply) ?? refused(404, 'Not found', 'not-found');
  };
  return { transport, calls };
}

/** Renders a page of the site with its real store and router. Only the network is replaced. */
export async function renderRoute(path: string, { api = {}, state }: RenderRouteOptions = {}) {
  // jsdom has no layout, so no scrolling.
  vi.stubGlobal('scrollTo', vi.fn());
  const { transport, calls } = fakeTransport(api);
  const site = { ...siteSlice.getInitialState(), group: storyGroup };
  const store = makeStore({ site, ...state }, { transport, retries: 0 });
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  const { load, loadLater } = pageAt(history.location.pathname);
  await Promise.all([load?.(), loadLater?.()]);
  const view = render(
    <App store={store}>
      <SiteRouter history={history}>
        <RootLayout />
      </SiteRouter>
    </App>,
  );
  return { ...view, store, history, calls };
}

export interface RenderRouteOptions {
  api?: FakeApi;
  state?: Partial<RootState>;
}
