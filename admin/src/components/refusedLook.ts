/** How a button looks that the officer may not use; it can still be focused, so that it says why. */
export const refusedLook = { opacity: 0.5, cursor: 'not-allowed' } as const;
