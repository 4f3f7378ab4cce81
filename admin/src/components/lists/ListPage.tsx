import { adminPageSize } from '@year-group/api-types/limits';
import type { ReactNode } from 'react';
import { InfiniteListBase, type RaRecord, type SortPayload } from 'react-admin';
import { usePageTitle } from '#lib/usePageTitle.ts';
import { patientReads } from '#providers/patientReads.ts';
import { ListBody } from './ListBody.tsx';
import { ListHeading } from './ListHeading.tsx';
import { type ListWords, ListWordsContext } from './listWords.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { SortChoice } from './SortSelect.tsx';

export interface ListPageProps<Row extends RaRecord> {
  /** Only where no `<Resource>` stands around the list. */
  resource?: string;
  words: ListWords<Row>;
  /** The order in which the list opens. */
  sort: SortPayload;
  /** What a phone, where no column has a head to press, can sort by. */
  sorts: readonly SortChoice[];
  /** `FilterSelect`s that stand beside the search. */
  filters?: ReactNode;
  /** What can be done besides looking: a link to the form for a new record, say. */
  actions?: ReactNode;
  /** What can be done with the chosen rows; deleting them unless something else is given. */
  selectionActions?: ReactNode;
  /** The rows, read from the list context: a `PanelTable` where `useIsWide()`, else a `CardList`. */
  children: ReactNode;
  /** What stands below the list, such as `BatchDelete`. */
  foot?: ReactNode;
}

// The page itself says what failed and offers another try; a toast would say it twice.
const queryOptions = { ...patientReads, onError: () => undefined };

/**
 * A list of one resource: heading, search, filters, rows, a bar for the chosen ones, and more rows on demand. Search,
 * filters and order live in the address and nowhere else, so that a link shows what its sender saw and an area opened
 * anew shows everything.
 */
export function ListPage<Row extends RaRecord>(props: ListPageProps<Row>) {
  const { resource, words, sort, sorts, filters, actions, selectionActions, children, foot } = props;
  usePageTitle(words.title);
  return (
    <ListWordsContext value={words as unknown as ListWords}>
      <InfiniteListBase
        {...(resource && { resource })}
        storeKey={false}
        perPage={adminPageSize}
        sort={sort}
        queryOptions={queryOptions}
      >
        <ListHeading sorts={sorts} filters={filters} actions={actions} />
        <ListBody>{children}</ListBody>
        <SelectionBar>{selectionActions}</SelectionBar>
        {foot}
      </InfiniteListBase>
    </ListWordsContext>
  );
}
