import { createAdminToken } from './adminToken.ts';
import { createAuthProvider } from './authProvider.ts';
import { createDataProvider } from './dataProvider.ts';
import { createHttpClient } from './httpClient.ts';

const apiUrl = import.meta.env.VITE_API_URL ?? '';
const token = createAdminToken(localStorage);
const httpClient = createHttpClient(token);

/** What react-admin reads and writes through. */
export const dataProvider = createDataProvider(apiUrl, httpClient);
/** What react-admin logs in through. */
export const authProvider = createAuthProvider(apiUrl, httpClient, token);
