/** The name of the officer's token in the browser's storage. */
export const tokenName = 'admin-token';

/** The officer's token in the browser's storage. */
export function createAdminToken(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const watchers = new Set<(why: string) => void>();
  const read = () => storage.getItem(tokenName);
  const remove = () => storage.removeItem(tokenName);
  return {
    read,
    keep: (token: string) => storage.setItem(tokenName, token),
    remove,
    /**
     * Ends the session of a refused token, and tells those who watch; also without a token, when a
     * logout in another tab has ended it. Not the session that another tab has begun meanwhile.
     */
    end(token: string | null, why: string) {
      if (read() !== token) return;
      remove();
      for (const onEnd of watchers) onEnd(why);
    },
    watch(onEnd: (why: string) => void) {
      watchers.add(onEnd);
      return () => void watchers.delete(onEnd);
    },
  };
}

export type AdminToken = ReturnType<typeof createAdminToken>;
