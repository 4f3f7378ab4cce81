import { draftsIn } from '#lib/draft.ts';
import { createAdminToken } from './adminToken.ts';
import { createAuthProvider } from './authProvider.ts';
import { createCallApi } from './callApi.ts';
import { createDataProvider } from './dataProvider.ts';
import { createHttpClient } from './httpClient.ts';

/** Where the API lives; empty when it has the panel's own origin. */
export const apiUrl = import.meta.env.VITE_API_URL ?? '';
/** The administrator's token in this browser. */
export const adminToken = createAdminToken(localStorage);
const httpClient = createHttpClient(adminToken);

/** What react-admin reads and writes through. */
export const dataProvider = createDataProvider(apiUrl, httpClient);
/** What react-admin logs in through. */
export const authProvider = createAuthProvider(apiUrl, httpClient, adminToken, draftsIn(localStorage));
/** Every call that is none of react-admin's; components use it through `useCall`. */
export const callApi = createCallApi(apiUrl, httpClient);
