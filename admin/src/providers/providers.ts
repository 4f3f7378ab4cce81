import { draftsIn } from '#lib/draft.ts';
import { createAdminToken } from './adminToken.ts';
import { createAuthProvider } from './authProvider.ts';
import { createCallApi } from './callApi.ts';
import { createDataProvider } from './dataProvider.ts';
import { createHttpClient } from './httpClient.ts';

/** Origin of the API. Empty when it is the panel's own. */
export const apiUrl = import.meta.env.VITE_API_URL ?? '';
/** The administrator's token in this browser. */
export const adminToken = createAdminToken(localStorage);
const httpClient = createHttpClient(adminToken);

/** react-admin's data provider. */
export const dataProvider = createDataProvider(apiUrl, httpClient);
/** react-admin's auth provider. */
export const authProvider = createAuthProvider(apiUrl, httpClient, adminToken, draftsIn(localStorage));
/** All calls outside react-admin. Components use it through `useCall`. */
export const callApi = createCallApi(apiUrl, httpClient);
