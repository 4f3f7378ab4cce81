/** The first part of an order's id, enough to tell orders apart on paper and on the phone. */
export const orderNumber = (id: string): string => id.slice(0, 8).toUpperCase();
