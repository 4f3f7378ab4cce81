/** The page of the records of a resource that a filter leaves. */
export const listPath = (resource: string, filter: object): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
