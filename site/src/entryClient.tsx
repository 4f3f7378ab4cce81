import '@year-group/ui-kit/styles/styles.css';
import { maxRetries } from '@year-group/api-types/common/call';
import type { GroupShell } from '@year-group/api-types/group/group';
import { startTransition } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { pageAt, startPrefetching } from '#app/matchedPages.ts';
import { registerServiceWorker } from '#app/offlinePages.ts';
import { reloadOnce } from '#app/pageStart/reloadOnce.ts';
import { RootLayout } from '#app/RootLayout.tsx';
import { SiteRouter } from '#app/SiteRouter.tsx';
import { networkTransport } from '#store/api/networkTransport.ts';
import { makeStore } from '#store/makeStore.ts';
import { type PageState, preloadedFrom } from '#store/pageState.ts';
import { groupRead } from '#store/siteSlice.ts';

// The same as `z.config({ jitless: true })`, set before any page loads zod. Otherwise zod tries to
// compile code from text, which the page's policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** The state that came with the page. None when a static host served it. */
function readState(): PageState | undefined {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}

/** The group, where no server rendered the page; a plain name when the API does not answer. */
async function readGroup(): Promise<GroupShell> {
  const request = { method: 'GET', url: '/api/group' } as const;
  const reply = await networkTransport(request, new AbortController().signal).catch(() => undefined);
  if (reply?.status === 200) return reply.body as GroupShell;
  return (await import('@year-group/api-types/group/unnamedGroup')).unnamedGroup;
}

/** Yields to the browser between two tasks, so that input need not wait for both. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(root: HTMLElement) {
  // Already fetched, in the file that every page shares. Imported here, it runs in a separate task.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await nextTask();
  const state = readState();
  const store = makeStore(state && preloadedFrom(state), {
    transport: networkTransport,
    retries: maxRetries,
  });
  if (!state) store.dispatch(groupRead(await readGroup()));
  const history = createBrowserHistory({ v5Compat: true });
  // Hydration needs the page's component. Without it, it would discard the server's HTML.
  await pageAt(history.location.pathname).load?.();
  const page = (
    <App store={store}>
      <SiteRouter history={history}>
        <RootLayout />
      </SiteRouter>
    </App>
  );
  // As a transition, it yields to the browser: input need not wait until the page is hydrated.
  if (state) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
  startPrefetching(store);
  registerServiceWorker();
}

const root = document.getElementById('root');
// Not awaited here: the page's file imports this one, and the two would wait for each other. In a
// task of its own, like every file.
if (root) setTimeout(() => void start(root).catch(reloadOnce));
