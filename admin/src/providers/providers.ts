import { QueryClient } from '@tanstack/react-query';
import { draftsIn } from '#lib/draft.ts';
import { waitingChangesIn } from '#lib/waitingChanges.ts';
import { createAdminToken } from './adminToken.ts';
import { accountKey, createAuthProvider } from './authProvider.ts';
import { createDataProvider } from './dataProvider.ts';
import { createHttpClient } from './httpClient.ts';
import { createLine } from './line.ts';
import { createProofDesk } from './proof.ts';
import { createRefusals } from './refusals.ts';
import { retryReads } from './retryReads.ts';

/** Origin of the API. Empty when it is the panel's own. */
export const apiUrl = import.meta.env.VITE_API_URL ?? '';
/** The officer's token in this browser. */
export const adminToken = createAdminToken(localStorage);
/** What was read from the API. */
export const queries = new QueryClient({
  // Only in memory, until the logout: what was read can be shown again without a connection.
  defaultOptions: { queries: { gcTime: 3_600_000, ...retryReads } },
});
/** Calls that wait for a new proof of who the officer is. */
export const proofDesk = createProofDesk();
/** What follows when the API refuses a request. */
export const refusals = createRefusals({
  proveAgain: proofDesk.ask,
  rightsChanged: () => void queries.invalidateQueries({ queryKey: accountKey }),
});
/** Whether the server can be reached. */
export const line = createLine(
  () => fetch(`${apiUrl}/healthz`, { mode: 'no-cors', cache: 'no-store' }),
  window,
);
/** Changes that wait until it can. */
export const waitingChanges = waitingChangesIn(localStorage);
window.addEventListener('storage', waitingChanges.announce);
const httpClient = createHttpClient(adminToken, refusals, line.failed);

/** react-admin's data provider: in components, `useDataProvider<PanelDataProvider>()`. */
export const dataProvider = createDataProvider(apiUrl, httpClient);
/** Calls before anybody is signed in. */
export const callApi = dataProvider.call;
/** react-admin's auth provider. */
export const authProvider = createAuthProvider({
  apiUrl,
  httpClient,
  token: adminToken,
  drafts: draftsIn(localStorage),
  queries,
});
