/** The page of a list that an address asks for, from 1; the first one when it is no such number. */
export function pageNumberOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** The address of a page of the list at `path`. */
export const pageAddress = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);
