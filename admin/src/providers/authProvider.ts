import type { AdminLogin } from '@year-group/api-types/auth';
import { messages } from '@year-group/api-types/messages';
import { type AuthProvider, HttpError } from 'react-admin';
import type { AdminToken } from './adminToken.ts';
import type { HttpClient } from './httpClient.ts';

/** Login by password; whoever has no token, or one that the API refuses, goes to the login page. */
export function createAuthProvider(apiUrl: string, httpClient: HttpClient, token: AdminToken): AuthProvider {
  return {
    async login({ password }: AdminLogin) {
      const reply = await httpClient(`${apiUrl}/api/admin/login`, {
        method: 'POST',
        body: JSON.stringify({ password } satisfies AdminLogin),
      }).catch((error: unknown) => {
        throw new Error(loginProblem(error), { cause: error });
      });
      const received: unknown = reply.json?.token;
      if (typeof received !== 'string') throw new Error(messages.admin.loginFailed);
      token.keep(received);
    },

    async logout() {
      token.forget();
    },

    async checkAuth() {
      // Without a message: being sent to the login page says enough.
      if (!token.read()) throw Object.assign(new Error(), { message: false });
    },

    async checkError(error: unknown) {
      if (error instanceof HttpError && (error.status === 401 || error.status === 403)) throw error;
    },

    async getPermissions() {
      return 'admin';
    },
  };
}

/** The server's sentence, or that it gave none, or that it did not answer. */
function loginProblem(error: unknown): string {
  if (!(error instanceof HttpError)) return messages.admin.loginUnreachable;
  const body: unknown = error.body;
  return body ? error.message : messages.admin.loginFailed;
}
