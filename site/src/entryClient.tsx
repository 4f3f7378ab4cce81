import '@year-group/ui-kit/styles/styles.css';
import '@year-group/ui-kit/styles/fonts.css';
import { maxRetries } from '@year-group/api-types/common/call';
import type { GroupShell } from '@year-group/api-types/group/group';
import { addExtendedFont } from '@year-group/ui-kit/styles/fonts.ts';
import { wantToastArea } from '@year-group/ui-kit/Toast';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { registerServiceWorker } from '#app/offlinePages.ts';
import { loadPage } from '#app/pageHandle.ts';
import { startPrefetching } from '#app/prefetching.ts';
import { routes } from '#app/routes.tsx';
import { contextWith } from '#app/storeContext.ts';
import type { Transport } from '#lib/transport.ts';
import { makeStore } from '#store/makeStore.ts';
import { type PageState, preloadedFrom } from '#store/pageState.ts';
import { groupRead } from '#store/siteSlice.ts';

// `z.config({ jitless: true })` before any page loads zod: the page's policy forbids code from text.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** axios comes with the first call, or when something gets the focus: a rendered page needs none. */
const loadTransport = () => import('#store/api/axiosTransport.ts');
const transport: Transport = async (...call) => (await loadTransport()).axiosTransport(...call);

/** The state that came with the page. None when a static host served it. */
function readState(): PageState | undefined {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}

/** The group, where no server rendered the page; a plain name when the API does not answer. */
async function readGroup(): Promise<GroupShell> {
  const request = { method: 'GET', url: '/api/group' } as const;
  const reply = await transport(request, new AbortController().signal).catch(() => undefined);
  if (reply?.status === 200) return reply.body as GroupShell;
  return (await import('@year-group/api-types/group/unnamedGroup')).unnamedGroup;
}

async function start(root: HTMLElement) {
  const state = readState();
  const store = makeStore(state && preloadedFrom(state), { transport, retries: maxRetries });
  if (!state) store.dispatch(groupRead(await readGroup()));
  await loadPage(routes, location.pathname);
  // With `hydrationData`, React Router leaves a page where its reader has scrolled meanwhile.
  const router = createBrowserRouter(routes, { hydrationData: {}, getContext: () => contextWith(store) });
  const page = (
    <App store={store}>
      <RouterProvider router={router} />
    </App>
  );
  // As a transition, it yields to the browser: input need not wait until the page is hydrated.
  if (state) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
  // What sending a form needs: later the connection may be gone.
  const prepareToSend = () => {
    wantToastArea();
    loadTransport().catch(() => undefined);
  };
  if (document.activeElement === document.body) addEventListener('focusin', prepareToSend, { once: true });
  else prepareToSend();
  addExtendedFont();
  startPrefetching(store);
  registerServiceWorker();
}

const root = document.getElementById('root');
if (root) start(root).catch(() => dispatchEvent(new Event('outdated')));
