const key = 'admin-token';

/** Key of the administrator's token in the browser's storage. */
export function createAdminToken(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  return {
    read: () => storage.getItem(key),
    keep: (token: string) => storage.setItem(key, token),
    remove: () => storage.removeItem(key),
  };
}

export type AdminToken = ReturnType<typeof createAdminToken>;
