const key = 'admin-has-account';

/** Whether officers with an account of their own sign in on this device: it remembers that. */
export const ownAccount = {
  isKnown: (): boolean => localStorage.getItem(key) !== null,
  remember(isKnown: boolean): void {
    if (isKnown) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  },
};
