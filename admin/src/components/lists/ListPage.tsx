import { adminPageSize, adminPageSizeWide } from '@year-group/api-types/common/limits';
import type { ReactNode } from 'react';
import { InfiniteListBase, type RaRecord } from 'react-admin';
import { useIsWide } from '#lib/media.ts';
import { usePageTitle } from '#lib/usePageTitle.ts';
import { ListBody, type ListBodyProps } from './ListBody.tsx';
import { ListHeading } from './ListHeading.tsx';
import { type ListTexts, ListTextsContext } from './listTexts.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { SortChoice } from './SortSelect.tsx';

interface ListPageProps<Row extends RaRecord> extends ListBodyProps<Row> {
  /** Only without a surrounding `<Resource>`. */
  resource?: string;
  texts: ListTexts<Row>;
  /** Sort options for phones, which have no column heads. The first is the initial order. */
  sorts: readonly [SortChoice, ...SortChoice[]];
  /** `FilterSelect`s beside the search. */
  filters?: ReactNode;
  /** Other actions, for example `TrashAndCreate`. */
  actions?: ReactNode;
  /** Actions for the selected rows. @default deleting them */
  selectionActions?: ReactNode;
  /** Content below the list, such as `BatchDelete`. */
  foot?: ReactNode;
}

// The page shows the error and a retry button; a toast would repeat it.
const queryOptions = { onError: () => undefined };

/**
 * A list of one resource: heading, search, filters, rows, a bar for selected rows, and more rows on
 * demand. Only the address stores search, filters and sort order, so that a link shows what its
 * sender saw and a newly opened area shows everything.
 */
export function ListPage<Row extends RaRecord>(props: ListPageProps<Row>) {
  const { resource, texts, sorts, filters, actions, selectionActions, foot, ...rows } = props;
  usePageTitle(texts.title);
  return (
    <ListTextsContext value={texts as unknown as ListTexts}>
      <InfiniteListBase
        {...(resource && { resource })}
        storeKey={false}
        perPage={useIsWide() ? adminPageSizeWide : adminPageSize}
        sort={sorts[0]}
        queryOptions={queryOptions}
      >
        <ListHeading sorts={sorts} filters={filters} actions={actions} />
        <ListBody {...rows} />
        <SelectionBar>{selectionActions}</SelectionBar>
        {foot}
      </InfiniteListBase>
    </ListTextsContext>
  );
}
