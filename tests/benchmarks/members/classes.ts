import { type TermClass, terms, termsOf } from './terms.ts';

const lists = {
  'unfiltered list': ['/api/members?page=1&limit=30', '/api/members?page=3&limit=30'],
  'by house': ['/api/members?page=1&limit=30&houseAtPresec=Akro%20House'],
  'by town': ['/api/members?page=1&limit=30&location=Accra'],
  'by house and town': ['/api/members?page=1&limit=30&houseAtPresec=Riis%20House&location=Wa'],
};
const searches = Object.fromEntries(
  (Object.keys(terms) as TermClass[]).map((kind) => [
    `search: ${kind}`,
    termsOf(kind).map((term) => `/api/members?page=1&limit=30&searchTerm=${encodeURIComponent(term)}`),
  ]),
);

/** What is asked of the directory, by kind of call. */
export const classes: Record<string, string[]> = {
  ...lists,
  ...searches,
  'search: all 50': Object.values(searches).flat(),
};
