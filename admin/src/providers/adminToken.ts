const key = 'admin-token';

/** Where the administrator's token lives between visits. */
export function createAdminToken(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  return {
    read: () => storage.getItem(key),
    keep: (token: string) => storage.setItem(key, token),
    forget: () => storage.removeItem(key),
  };
}

export type AdminToken = ReturnType<typeof createAdminToken>;
