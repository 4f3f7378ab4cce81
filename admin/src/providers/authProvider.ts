import type { AdminLogin, SignOut } from '@year-group/api-types/auth';
import { messages } from '@year-group/api-types/messages';
import { type AuthProvider, HttpError } from 'react-admin';
import type { Drafts } from '#lib/draft.ts';
import type { AdminToken } from './adminToken.ts';
import type { HttpClient } from './httpClient.ts';

/**
 * Login by password. Without a token, or with one that the API refuses, react-admin shows the login
 * page.
 */
export function createAuthProvider(
  apiUrl: string,
  httpClient: HttpClient,
  token: AdminToken,
  drafts: Drafts,
): AuthProvider {
  /** The token that the server refused: its session has already ended. */
  let refused: string | null = null;
  const signOut = (bearer: string, everywhere: boolean) =>
    httpClient(`${apiUrl}/api/auth/sign-out`, {
      method: 'POST',
      body: JSON.stringify({ everywhere } satisfies SignOut),
      headers: new Headers({ Authorization: `Bearer ${bearer}` }),
    });

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
      drafts.allow();
      token.keep(received);
    },

    /**
     * Logs out this browser at once, with or without a network; everywhere only when the server has
     * confirmed it.
     */
    async logout(how?: Partial<SignOut>) {
      const bearer = token.read();
      if (bearer && how?.everywhere) await signOut(bearer, true);
      token.remove();
      // A session that the server ended is not a logout: drafts stay for the next login.
      if (!bearer || bearer === refused) return;
      drafts.endAll();
      if (!how?.everywhere) void signOut(bearer, false).catch(() => {});
    },

    async checkAuth() {
      // Without a message: the login page is enough.
      if (!token.read()) throw Object.assign(new Error(), { message: false });
    },

    async checkError(error: unknown) {
      if (!(error instanceof HttpError && (error.status === 401 || error.status === 403))) return;
      refused = token.read();
      throw error;
    },

    async getPermissions() {
      return 'admin';
    },
  };
}

/** The server's message, or that it gave none, or that it did not answer. */
function loginProblem(error: unknown): string {
  if (!(error instanceof HttpError)) return messages.admin.loginUnreachable;
  const body: unknown = error.body;
  return body ? error.message : messages.admin.loginFailed;
}
