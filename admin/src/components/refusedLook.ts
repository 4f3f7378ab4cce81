/** The look of a button that the officer may not use. It can be focused, so that it says why. */
export const refusedLook = { opacity: 0.5, cursor: 'not-allowed' } as const;
