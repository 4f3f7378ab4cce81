import AddIcon from '@mui/icons-material/Add';
import { Button, Paper } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { cloneElement, type ReactElement, type ReactNode, Suspense } from 'react';
import {
  BulkActionsToolbar,
  CanAccess,
  CreateButton,
  FilterButton,
  InfiniteListBase,
  ListView,
  type RaRecord,
  SearchInput,
  SortButton,
  type SortPayload,
  TopToolbar,
  useCanAccess,
  useListContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { listPath } from '#lib/listPath.ts';
import { useIsWide } from '#lib/media.ts';
import { readsOfPage } from '#providers/httpClient.ts';
import { lazyPart } from '../lazyPart.tsx';
import { Page, type PageProps } from '../Page.tsx';
import { ListNotice, Read, ReadFailed, RowsSkeleton } from '../Read.tsx';
import { BulkDelete } from './BulkDelete.tsx';
import { LoadMore, useRowsAtATime } from './LoadMore.tsx';
import { RowCards, type RowCardsProps } from './RowCards.tsx';
import type { RowTableProps, RowTable as RowTableType } from './RowTable.tsx';
import { useSelectedRows } from './SelectRow.tsx';

// A phone shows cards and does without; with it, the first visit would be above its limit.
const RowTable = lazyPart(() => import('./RowTable.tsx'), 'RowTable') as typeof RowTableType;

interface PanelListProps<Row extends RaRecord>
  extends Omit<RowTableProps<Row> & RowCardsProps<Row>, 'canSelect'> {
  resource: string;
  /** The initial order. */
  sort: SortPayload;
  /** The fields to sort by where there are no column heads. */
  sortFields: string[];
  /** react-admin's inputs beside the search. */
  filters?: ReactElement<{ alwaysOn?: boolean }>[];
  /** The page that it belongs to. */
  back?: PageProps['back'];
  /** Beside the title. */
  actions?: ReactNode;
  /** For the chosen rows, besides deleting them; nothing for those who may do nothing with them. */
  bulkActions?: ReactNode;
  /** Below the list, such as `BatchDelete`. */
  foot?: ReactNode;
}

/**
 * react-admin's list with more rows on demand: a `DataTable` where there is room, else cards. Only
 * the address stores search, filters and order, so that a link shows what its sender saw.
 */
export function PanelList<Row extends RaRecord>(props: PanelListProps<Row>) {
  const { resource, texts, sort, sortFields, filters = [], back, actions, bulkActions, foot } = props;
  const isWide = useIsWide();
  const [perPage] = useRowsAtATime();
  const { canAccess: canEdit } = useCanAccess({ resource, action: 'edit' });
  const formOf = canEdit ? props.formOf : undefined;
  const canSelect = Boolean(bulkActions || (canEdit && texts.deletion));
  const pathOf = props.pathOf ?? formOf;
  const searched = `Search ${texts.noun.toLowerCase()}`;
  const inputs = [
    <SearchInput key="q" source="q" alwaysOn type="search" placeholder={searched} />,
    ...filters.map((filter) => cloneElement(filter, { alwaysOn: isWide })),
  ];
  return (
    <InfiniteListBase
      resource={resource}
      storeKey={false}
      perPage={perPage}
      sort={sort}
      queryOptions={readsOfPage}
      offline={false}
    >
      <Page title={texts.title} back={back} actions={actions} isWide>
        <ListView
          title={false}
          component="div"
          // The filters have their own space above them.
          sx={{ mt: -3 }}
          filters={inputs}
          actions={
            <TopToolbar>
              <FilterButton filters={inputs} />
              {!isWide && <SortButton fields={sortFields} />}
            </TopToolbar>
          }
          empty={false}
          // Rows that were read stay when a later read fails.
          error={false}
          offline={<ListNotice title={messages.admin.notSeenYet} />}
          pagination={<LoadMore label={`Load More ${texts.noun}`} />}
        >
          <WhenRead texts={texts} bulkActions={bulkActions}>
            {isWide ? (
              <RowTable {...props} formOf={formOf} pathOf={pathOf} canSelect={canSelect} />
            ) : (
              <RowCards {...props} pathOf={pathOf} canSelect={canSelect} />
            )}
          </WhenRead>
        </ListView>
        {foot}
      </Page>
    </InfiniteListBase>
  );
}

type WhenReadProps<Row extends RaRecord> = Pick<PanelListProps<Row>, 'texts' | 'bulkActions' | 'children'>;

/**
 * The rows once they are read, or why they could not be read, and what can be done with chosen ones.
 * react-admin's own table has empty heads while it loads, which say nothing to a screen reader.
 */
function WhenRead<Row extends RaRecord>({ texts, bulkActions, children }: WhenReadProps<Row>) {
  const { length: chosen } = useSelectedRows();
  const { data, meta, error, refetch, filterValues, setFilters } = useListContext();
  const isFiltered = Object.values(filterValues as object).some(Boolean);
  const read = { data, error, refetch, dataUpdatedAt: meta?.readAt };
  return (
    <>
      <Read query={read} failed={texts.failedText}>
        {({ length }) =>
          length === 0 ? (
            <ListNotice
              title={texts.emptyText}
              text={isFiltered ? 'Nothing matches the search.' : texts.emptyHint}
              action={
                isFiltered && (
                  <Button variant="outlined" onClick={() => setFilters({})}>
                    Clear the search
                  </Button>
                )
              }
            />
          ) : (
            <Suspense fallback={<RowsSkeleton />}>{children}</Suspense>
          )
        }
      </Read>
      {data && error && <ReadFailed title={texts.failedText} error={error} refetch={refetch} />}
      {/* Hidden, not gone: a dialog that was opened from it stays open when its rows leave the list. */}
      <Paper component="section" aria-label="Chosen rows" hidden={chosen === 0} sx={inReach}>
        <BulkActionsToolbar label={`${chosen} chosen`} selectAllButton={false}>
          {bulkActions}
          {texts.deletion && <BulkDelete texts={texts} />}
        </BulkActionsToolbar>
      </Paper>
    </>
  );
}

const inReach = { position: 'sticky', insetBlockEnd: 'calc(var(--bottom-bar) + 16px)', zIndex: 3 };

/** Links from a list to its deleted records and to the form for a new one: "Create News". */
export function TrashAndCreate({ createLabel }: { createLabel: string }) {
  const { resource: kind } = useListContext();
  return (
    <>
      <CanAccess resource="trash" action="list">
        <Button component={Link} to={listPath('trash', { kind })}>
          Trash
        </Button>
      </CanAccess>
      <CreateButton label={createLabel} variant="contained" size="medium" icon={<AddIcon />} />
    </>
  );
}
