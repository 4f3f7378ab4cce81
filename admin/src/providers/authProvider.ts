import type { SignOut } from '@year-group/api-types/officers/auth';
import { type AuthProvider, HttpError } from 'react-admin';
import type { Drafts } from '#lib/draft.ts';
import type { AdminToken } from './adminToken.ts';
import type { HttpClient } from './httpClient.ts';

/**
 * Keeps the token that signing in gave. Without one, or with one that the API refuses, react-admin
 * shows the login page.
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
    async login({ token: received }: { token: string }) {
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
      // A 403 says what the officer may not do; they stay signed in.
      if (!(error instanceof HttpError && error.status === 401)) return;
      refused = token.read();
      throw error;
    },
  };
}
