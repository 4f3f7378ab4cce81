import { createHash } from 'node:crypto';
import type { GroupShell } from '@year-group/api-types/group/group';
import { unnamedGroup } from '@year-group/api-types/group/unnamedGroup';
import { isOn } from '@year-group/api-types/system/pages';
import type { PageReply, PageRequest, SiteRenderer } from '@year-group/api-types/system/siteRenderer';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { type Outcome, pageAt } from '#app/pageHandle.ts';
import { preloadPage } from '#app/prefetching.ts';
import { routes } from '#app/routes.tsx';
import { contextWith } from '#app/storeContext.ts';
import { createDocument } from '#server/document.ts';
import { inlineScript } from '#server/inlineScript.ts';
import { readClientBuild } from '#server/pageAssets.ts';
import { baseApi } from '#store/api/baseApi.ts';
import { isMissing } from '#store/api/call.ts';
import { makeStore } from '#store/makeStore.ts';
import { stateAsText } from '#store/pageState.ts';
import { groupRead, siteSlice } from '#store/siteSlice.ts';

/** Prepares the rendering of pages with the browser build's files. */
export async function createRenderer(options: {
  clientDir: string;
  publicUrl: string;
}): Promise<SiteRenderer> {
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  const makeDocument = createDocument(await readClientBuild(options.clientDir));
  const handler = createStaticHandler(routes);

  async function render({ url: path, callApi, look }: PageRequest): Promise<PageReply> {
    // Joined as text: resolved against the base, a path that starts with two slashes would name
    // another host.
    const url = new URL(publicUrl + addressOf(path));
    const store = makeStore(
      { site: { ...siteSlice.getInitialState(), publicUrl, group: unnamedGroup } },
      { transport: ({ url }) => callApi(url), retries: 0 },
    );
    const group = await callApi('/api/group');
    const shell = group.status === 200 ? (group.body as GroupShell) : unnamedGroup;
    store.dispatch(groupRead(shell));
    const context = await handler.query(new Request(url), { requestContext: contextWith(store) });
    if (context instanceof Response)
      return { status: context.status, location: context.headers.get('location') ?? '/' };

    const outcomes = await preloadPage(store, url);
    const markup = renderToString(
      <App store={store}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
    );
    const state = stateAsText(store.getState());
    // Otherwise the cache's timers would hold every page's store in memory for five minutes.
    store.dispatch(baseApi.util.resetApiState());
    const { name, module, status = 200 } = pageAt(routes, url.pathname);
    const isThere = !name || isOn(shell.parts, name);
    const failed = group.status === 200 ? statusOf(outcomes) : 503;
    return {
      status: isThere ? (failed ?? status) : 404,
      html: makeDocument({ markup, state, look, module }),
    };
  }

  const hash = createHash('sha256').update(inlineScript).digest('base64');
  return { render, addressOf, scriptHashes: [`sha256-${hash}`] };
}

/**
 * A path and query without the parameters that its page does not read, the others in the page's
 * order. Addresses that show the same become equal.
 */
export function addressOf(address: string): string {
  const [path = '', ...rest] = address.split('?');
  const asked = new URLSearchParams(rest.join('?'));
  const read = new URLSearchParams();
  for (const name of pageAt(routes, path).query ?? []) {
    const value = asked.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size > 0 ? `${path}?${read.toString()}` : path;
}

function statusOf(outcomes: Outcome[]): number | undefined {
  if (isMissing(outcomes[0]?.error)) return 404;
  // The page has a gap where a read failed, so it must not be cached or indexed.
  return outcomes.some(({ error }) => error) ? 503 : undefined;
}
