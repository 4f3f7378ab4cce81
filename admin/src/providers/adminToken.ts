import type { KnownAccount } from './account.ts';

const tokenName = 'admin-token';
const officerName = 'admin-officer';

/** The officer's token in the browser's storage, and what the server said of its officer last. */
export function createAdminToken(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  return {
    read: () => storage.getItem(tokenName),
    /** Another token can be another officer's. */
    keep(token: string) {
      storage.setItem(tokenName, token);
      storage.removeItem(officerName);
    },
    remove() {
      storage.removeItem(tokenName);
      storage.removeItem(officerName);
    },
    keepOfficer({ id, name, roles, mustSetUpSecondFactor }: KnownAccount) {
      const known: KnownAccount = { id, name, roles, mustSetUpSecondFactor };
      if (storage.getItem(tokenName)) storage.setItem(officerName, JSON.stringify(known));
    },
    /** Whose token it is; undefined until the server has said so once. */
    officer(): KnownAccount | undefined {
      try {
        return (JSON.parse(storage.getItem(officerName) ?? 'null') as KnownAccount | null) ?? undefined;
      } catch {
        return undefined;
      }
    },
  };
}

export type AdminToken = ReturnType<typeof createAdminToken>;
