import '@year-group/ui-kit/styles/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { loadFirstPage } from '#app/matchedPages.ts';
import { routes } from '#app/routes.tsx';
import { startPrefetching } from '#app/startPrefetching.ts';
import { networkTransport } from '#store/api/networkTransport.ts';
import { makeStore } from '#store/makeStore.ts';
import { type PageState, preloadedFrom } from '#store/pageState.ts';

/** The state that came with the page; none when a static host served it. */
function readState(): PageState | undefined {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}

async function start(root: HTMLElement) {
  const state = readState();
  const store = makeStore(state && preloadedFrom(state), { transport: networkTransport, retries: 3 });
  await loadFirstPage(routes, location.pathname);
  // With (empty) hydration data the router leaves the scroll position to the visitor, who may have begun to read.
  const router = createBrowserRouter(routes, state && { hydrationData: { loaderData: {} } });
  const page = (
    <App store={store}>
      <RouterProvider router={router} />
    </App>
  );
  if (state) hydrateRoot(root, page);
  else createRoot(root).render(page);
  startPrefetching(routes, store);
}

const root = document.getElementById('root');
if (root) await start(root);
