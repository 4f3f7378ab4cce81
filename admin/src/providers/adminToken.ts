import type { OwnAccount } from '@year-group/api-types/officers/officers';

/** What the panel must know of the officer before it offers anything. */
export type KnownAccount = Pick<OwnAccount, 'id' | 'name' | 'roles' | 'mustSetUpSecondFactor'>;

const tokenName = 'admin-token';
const officerName = 'admin-officer';

/** The officer's token in the browser's storage, and what the server said of its officer last. */
export function createAdminToken(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const watchers = new Set<(why: string) => void>();
  const read = () => storage.getItem(tokenName);
  function remove() {
    storage.removeItem(tokenName);
    storage.removeItem(officerName);
  }
  return {
    read,
    /** Another token can be another officer's. */
    keep(token: string) {
      storage.setItem(tokenName, token);
      storage.removeItem(officerName);
    },
    remove,
    /**
     * Ends a session that the server refused, and tells those who watch. Not the one that another
     * tab has begun meanwhile.
     */
    end(token: string, why: string) {
      if (read() !== token) return;
      remove();
      for (const onEnd of watchers) onEnd(why);
    },
    watch(onEnd: (why: string) => void) {
      watchers.add(onEnd);
      return () => void watchers.delete(onEnd);
    },
    keepOfficer({ id, name, roles, mustSetUpSecondFactor }: KnownAccount) {
      const known: KnownAccount = { id, name, roles, mustSetUpSecondFactor };
      if (read()) storage.setItem(officerName, JSON.stringify(known));
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
