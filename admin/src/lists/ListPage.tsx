import { adminPageSize } from '@year-group/api-types/limits';
import type { ReactNode } from 'react';
import { InfiniteListBase, type SortPayload } from 'react-admin';
import { usePageTitle } from '../lib/usePageTitle.ts';
import { patientReads } from '../providers/patientReads.ts';
import { ListBody } from './ListBody.tsx';
import { ListHeading } from './ListHeading.tsx';

export interface ListPageProps {
  title: string;
  /** The order in which the list opens. */
  sort: SortPayload;
  searchLabel: string;
  /** Shown when there is nothing to list. */
  emptyText: string;
  /** Shown when the list could not be read. */
  failedText: string;
  moreLabel: string;
  /** The rows, read from the list context. */
  children: ReactNode;
}

// The page itself says what failed and offers another try; a toast would say it twice.
const queryOptions = { ...patientReads, onError: () => undefined };

/** A list of one resource: heading, search, rows, and more rows on demand. */
export function ListPage({ title, sort, searchLabel, children, ...texts }: ListPageProps) {
  usePageTitle(title);
  return (
    <InfiniteListBase perPage={adminPageSize} sort={sort} queryOptions={queryOptions}>
      <ListHeading title={title} searchLabel={searchLabel} />
      <ListBody {...texts}>{children}</ListBody>
    </InfiniteListBase>
  );
}
