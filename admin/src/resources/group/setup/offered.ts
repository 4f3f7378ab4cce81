const key = 'setup-offered';

/** Whether this tab has shown the setup; from then on the dashboard stays within reach. */
export const wasOffered = (): boolean => sessionStorage.getItem(key) !== null;

/** Remembers that this tab has shown the setup. */
export const setOffered = (): void => sessionStorage.setItem(key, 'yes');
