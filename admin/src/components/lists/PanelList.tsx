import { Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { cloneElement, type ReactElement, type ReactNode, Suspense } from 'react';
import {
  FilterButton,
  InfiniteListBase,
  ListView,
  type RaRecord,
  SearchInput,
  SortButton,
  type SortPayload,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { lazyPart } from '#lib/lazyPart.ts';
import { useIsWide } from '#lib/media.ts';
import { PageHead } from '../PageHead.tsx';
import { ChosenRows } from './ChosenRows.tsx';
import { LastSeen } from './LastSeen.tsx';
import { ListFailed, ListNotice } from './ListNotice.tsx';
import { LoadMore, useRowsAtATime } from './LoadMore.tsx';
import type { ListTexts } from './listTexts.ts';
import { type CardOf, RowCards } from './RowCards.tsx';
import type { RowTable as RowTableType } from './RowTable.tsx';

// A phone shows cards and does without; with it, the first visit would be above its limit.
const RowTable = lazyPart(() => import('./RowTable.tsx'), 'RowTable') as typeof RowTableType;

interface PanelListProps<Row extends RaRecord> {
  /** Only without a surrounding `<Resource>`. */
  resource?: string;
  texts: ListTexts<Row>;
  /** The initial order. */
  sort: SortPayload;
  /** The fields to sort by where there are no column heads. */
  sortFields: string[];
  /** react-admin's inputs beside the search. */
  filters?: ReactElement<{ alwaysOn?: boolean }>[];
  /** Beside the title. */
  actions?: ReactNode;
  /** For the chosen rows; undefined where nothing can be done with several. */
  bulkActions?: ReactNode;
  /** What opens when a row is pressed. */
  placeOf?: ((row: Row) => string) | undefined;
  /** The words of a row on a phone. */
  cardOf: CardOf<Row>;
  /** `DataTableColumn`s, with `panel-title`, `panel-short` or `panel-actions` as `cellClassName`. */
  children: ReactNode;
  /** Below the list, such as `BatchDelete`. */
  foot?: ReactNode;
}

// The page shows the error and a retry button; a toast would repeat it.
const queryOptions = { onError: () => undefined };

/**
 * react-admin's list with more rows on demand: a `DataTable` where there is room, else cards. Only
 * the address stores search, filters and order, so that a link shows what its sender saw.
 */
export function PanelList<Row extends RaRecord>(props: PanelListProps<Row>) {
  const { resource, texts, sort, sortFields, filters = [], actions, bulkActions, placeOf, foot } = props;
  const isWide = useIsWide();
  const [perPage] = useRowsAtATime();
  const inputs = [
    <SearchInput key="q" source="q" alwaysOn type="search" placeholder={texts.searchLabel} />,
    ...filters.map((filter) => cloneElement(filter, { alwaysOn: isWide })),
  ];
  return (
    <InfiniteListBase
      {...(resource && { resource })}
      storeKey={false}
      perPage={perPage}
      sort={sort}
      queryOptions={queryOptions}
      offline={false}
    >
      <PageHead title={texts.title}>{actions}</PageHead>
      <ListView
        title={false}
        component="div"
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
        pagination={<LoadMore label={texts.moreLabel} />}
      >
        <LastSeen />
        <WhenRead failedText={texts.failedText}>
          {isWide ? (
            <RowTable texts={texts} placeOf={placeOf} canChoose={Boolean(bulkActions)}>
              {props.children}
            </RowTable>
          ) : (
            <RowCards
              texts={texts}
              placeOf={placeOf}
              cardOf={props.cardOf}
              canChoose={Boolean(bulkActions)}
            />
          )}
        </WhenRead>
      </ListView>
      {bulkActions && <ChosenRows texts={texts}>{bulkActions}</ChosenRows>}
      {foot}
    </InfiniteListBase>
  );
}

/**
 * The rows once they are read, and why they could not be read. react-admin's own table has empty
 * heads while it loads, which say nothing to a screen reader.
 */
function WhenRead({ failedText, children }: { failedText: string; children: ReactNode }) {
  const { data, error } = useListContext();
  const failed = error && <ListFailed title={failedText} />;
  if (!data) return failed || <Reading />;
  return (
    <>
      <Suspense fallback={<Reading />}>{children}</Suspense>
      {failed}
    </>
  );
}

const Reading = () => (
  <Typography role="status" color="textSecondary" sx={{ my: 4 }}>
    {messages.loading}
  </Typography>
);
