import { onlineManager, QueryClient } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { panelStore } from '#lib/draft.ts';
import { createAdminToken, tokenName } from './adminToken.ts';
import { accountKey, createAuthProvider } from './authProvider.ts';
import { createDataProvider } from './dataProvider.ts';
import { createHttpClient, retryReads } from './httpClient.ts';
import { createProofGuard, createProofRequests } from './proof.ts';
import { deleteStoredReads } from './storedReads.ts';
import { waitingChangesIn, withWaiting } from './waiting.ts';

/** Origin of the API. Empty when it is the panel's own. */
export const apiUrl = import.meta.env.VITE_API_URL ?? '';
/** The officer's token in this browser. */
export const adminToken = createAdminToken(localStorage);
// After a logout or login in another tab, this one must not show or store anything of the officer before.
window.addEventListener('storage', ({ key }) => {
  if (key === tokenName) window.location.reload();
});
/** What was read from the API. */
export const queries = new QueryClient({
  // As long as it is stored (`storedReads.ts`).
  defaultOptions: {
    queries: { gcTime: 24 * 3_600_000, ...retryReads },
    // The data provider decides what waits for the connection.
    mutations: { networkMode: 'always' },
  },
});
// What an officer may do is known without a connection too; the auth provider answers from what it knew last.
queries.setQueryDefaults(accountKey, { networkMode: 'always', refetchOnReconnect: 'always' });
/** Calls that wait for a new proof of who the officer is. */
export const proofRequests = createProofRequests();
// What waits for one must not be sent under the next login.
adminToken.watch(() => proofRequests.answer(false));
/** What follows when the API refuses a request. */
export const proofGuard = createProofGuard(
  () => {
    waitingChanges.dropUnderWay();
    return proofRequests.ask();
  },
  () => void queries.invalidateQueries({ queryKey: accountKey }),
);
// react-query only hears of changes.
onlineManager.setOnline(navigator.onLine);
/** Changes that wait until it can be reached. */
export const waitingChanges = waitingChangesIn(panelStore);
/** The data provider that sends at once or fails. */
export const plainProvider = createDataProvider(apiUrl, createHttpClient(adminToken, proofGuard));
/** react-admin's data provider: in components, `useDataProvider<PanelDataProvider>()`. */
export const dataProvider = withWaiting(plainProvider, waitingChanges);
/** Calls before anybody is logged in. */
export const callApi = plainProvider.call;
/** react-admin's auth provider. */
export const authProvider = createAuthProvider({
  call: callApi,
  token: adminToken,
  store: panelStore,
  queries,
  deleteStoredReads: () => void deleteStoredReads(),
});
const words = {
  ...english,
  'ra.message.unsaved_changes': messages.admin.leaveQuestion,
  'ra.action.select_all': 'Choose all shown',
  'ra.saved_queries.new_label': 'Save this search...',
  'ra.saved_queries.new_dialog_title': 'Save this search as',
  'ra.saved_queries.query_name': 'Name',
  'ra.saved_queries.remove_label_with_name': 'Remove “%{name}”',
  // The server's own order.
  'resources.events.fields.id': 'what comes next',
  // Columns, also where a phone sorts by them.
  'resources.events.fields.createdAt': 'Published',
  'resources.members.fields.fullName': 'Name',
  'resources.members.fields.houseAtPresec': 'House',
  'resources.members.fields.registeredAt': 'Date',
  'resources.news.fields.createdAt': 'Date',
  'resources.orders.fields.createdAt': 'Date',
  'resources.orders.fields.customerEmail': 'Email',
  'resources.orders.fields.customerName': 'Customer',
  'resources.orders.fields.totalAmount': 'Amount',
  'resources.shop.fields.createdAt': 'Published',
  'resources.trash.fields.deletedAt': 'Deleted',
  'resources.trash.fields.restorableUntil': 'Kept until',
};

/** react-admin's own words, but a form that is left says what becomes of its text. A sentence of the panel stays what it is. */
export const i18nProvider = polyglotI18nProvider(() => words, 'en', { allowMissing: true });
