import type { QueryClient } from '@tanstack/react-query';
import type { SignOut } from '@year-group/api-types/officers/auth';
import type { OwnAccount } from '@year-group/api-types/officers/officers';
import { can } from '@year-group/api-types/officers/rights';
import type { AuthProvider, Store, UserIdentity } from 'react-admin';
import { endDrafts, officerName } from '#lib/draft.ts';
import { rightOf } from './access.ts';
import type { AdminToken } from './adminToken.ts';
import type { CallApi } from './dataProvider.ts';
import { NoReply } from './httpClient.ts';

/** The key of all that is known of the officer; invalidate it when their account or roles change. */
export const accountKey = ['auth'];

/** What the panel must know of the officer before it offers anything. */
export type KnownAccount = Pick<OwnAccount, 'id' | 'name' | 'roles' | 'mustSetUpSecondFactor'>;

/** What the server said last of the officer of this browser; undefined until it has said so once. */
export const knownOfficer = (store: Store) => store.getItem<KnownAccount>(officerName);

/** Who is logged in, for `useGetIdentity`. */
export interface Identity extends UserIdentity {
  /** All of the account; without a connection only what was known of it last. */
  account: OwnAccount | KnownAccount;
}

interface Surroundings {
  call: CallApi;
  token: AdminToken;
  /** Where the drafts of forms are, and what is known of the officer. */
  store: Store;
  /** Where the account is stored once it was read. */
  queries: QueryClient;
  /** Deletes what was read from this device. */
  deleteStoredReads: () => void;
}

/** Keeps the token that logging in gave, and says what its officer may do by the table of rights. */
export function createAuthProvider({ call, token, store, queries, deleteStoredReads }: Surroundings) {
  async function readAccount(): Promise<OwnAccount> {
    const known = knownOfficer(store);
    const read = await call('GET /api/admin/me');
    const { id, name, roles, mustSetUpSecondFactor } = read;
    // Unless they have left meanwhile.
    if (token.read()) store.setItem(officerName, { id, name, roles, mustSetUpSecondFactor });
    if (known && String(known.roles) !== String(read.roles))
      void queries.invalidateQueries({ queryKey: [...accountKey, 'canAccess'] });
    return read;
  }
  const queryKey = [...accountKey, 'account'];
  const account = (): Promise<OwnAccount | KnownAccount> =>
    queries.fetchQuery({ queryKey, queryFn: readAccount, staleTime: 30_000 }).catch((error) => {
      const known = knownOfficer(store);
      if (error instanceof NoReply && known) return known;
      throw error;
    });

  return {
    async login({ token: received }: { token: string }) {
      token.keep(received);
      // It may be another officer's than the last one.
      store.removeItem(officerName);
      queries.clear();
      deleteStoredReads();
    },

    /**
     * Logs out this browser at once, with or without a connection; everywhere only when the server has
     * confirmed it. Without a token the server has ended the session: drafts stay for the next login.
     */
    async logout(how?: Partial<SignOut>) {
      if (!token.read()) return;
      const { everywhere = false } = how ?? {};
      const signOut = call('POST /api/auth/sign-out', { body: { everywhere } });
      if (everywhere) await signOut;
      else signOut.catch(() => {});
      token.remove();
      endDrafts(store);
      store.removeItem(officerName);
      deleteStoredReads();
    },

    async checkAuth() {
      // Without a message: the login page is enough.
      if (!token.read()) throw Object.assign(new Error(), { message: false });
    },

    /** The http client has ended a refused session already; here it would turn a refusal into a success. */
    async checkError() {},

    async getIdentity(): Promise<Identity> {
      const own = await account();
      return { id: own.id, fullName: own.name, account: own };
    },

    async canAccess({ resource, action }) {
      const right = rightOf(resource, action);
      if (right === undefined) return true;
      // Until the account is read, what was known last; the server checks every call.
      const isRead = queries.getQueryData(queryKey) !== undefined;
      const { roles } = (!isRead && knownOfficer(store)) || (await account());
      return can(right, roles);
    },
  } satisfies AuthProvider;
}
