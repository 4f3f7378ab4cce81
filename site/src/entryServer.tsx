import { createHash } from 'node:crypto';
import type { GroupShell } from '@year-group/api-types/group/group';
import { unnamedGroup } from '@year-group/api-types/group/unnamedGroup';
import type { PageReply, PageRequest, SiteRenderer } from '@year-group/api-types/system/siteRenderer';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { pageAddress, pageAt, preparePage } from '#app/matchedPages.ts';
import type { Outcome } from '#app/pageHandle.ts';
import { cartScript, showsCart } from '#app/pageStart/cartScript.ts';
import { inlineScript } from '#app/pageStart/inlineScript.ts';
import { RootLayout } from '#app/RootLayout.tsx';
import { createDocument } from '#server/document.ts';
import { readClientBuild } from '#server/pageAssets.ts';
import { baseApi } from '#store/api/baseApi.ts';
import { isMissing } from '#store/api/useSubject.ts';
import { makeStore } from '#store/makeStore.ts';
import { pageStateOf, stateAsText } from '#store/pageState.ts';
import { groupRead, siteSlice } from '#store/siteSlice.ts';

/** Prepares the rendering of pages with the browser build's files. */
export async function createRenderer(options: {
  clientDir: string;
  publicUrl: string;
}): Promise<SiteRenderer> {
  const build = await readClientBuild(options.clientDir);
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  const makeDocument = createDocument(build);

  async function render({ url: path, callApi, look }: PageRequest): Promise<PageReply> {
    // Joined as text: resolved against the base, a path that starts with two slashes would name
    // another host.
    const url = new URL(publicUrl + pageAddress(path));
    const { movedTo, module, status } = pageAt(url.pathname);
    if (movedTo) return { status: 302, location: movedTo + url.search };

    const store = makeStore(
      { site: { ...siteSlice.getInitialState(), publicUrl, group: unnamedGroup } },
      { transport: ({ url }) => callApi(url), retries: 0 },
    );
    const group = await callApi('/api/group');
    if (group.status === 200) store.dispatch(groupRead(group.body as GroupShell));
    const outcomes = await preparePage(store, url);
    const markup = renderToString(
      <App store={store}>
        <StaticRouter location={url.pathname + url.search}>
          <RootLayout />
        </StaticRouter>
      </App>,
    );
    const state = stateAsText(pageStateOf(store.getState()));
    // Otherwise the cache's timers would hold every page's store in memory for five minutes.
    store.dispatch(baseApi.util.resetApiState());
    const html = makeDocument({
      markup,
      state,
      look,
      module,
      showsCart: showsCart(url.pathname),
    });
    const failed = group.status === 200 ? statusOf(outcomes) : 503;
    return { status: failed ?? status ?? 200, html };
  }

  return { render, addressOf: pageAddress, scriptHashes: [inlineScript, cartScript].map(hashOf) };
}

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

function statusOf(outcomes: Outcome[]): number | undefined {
  if (isMissing(outcomes[0]?.error)) return 404;
  // The page has a gap where a read failed, so it must not be cached or indexed.
  return outcomes.some(({ error }) => error) ? 503 : undefined;
}
