/** The page of the orders that a filter leaves. */
export const ordersWith = (filter: object): string =>
  `/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`;
