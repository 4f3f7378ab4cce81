import { Button } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { lazy, Suspense } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { isPhone, useIsWide } from '#lib/media.ts';
import { useIsOnline } from '#providers/useIsOnline.ts';
import { CardList, type CardListProps } from './CardList.tsx';
import { LastSeen } from './LastSeen.tsx';
import { ListNotice, ReadFailed } from './ListNotice.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';
import { useListTexts } from './listTexts.ts';
import type { PanelTableProps, PanelTable as PanelTableType } from './PanelTable.tsx';

// A phone shows cards and does without. Elsewhere it is fetched while the rows are.
const fetchTable = () => import('./PanelTable.tsx');
const PanelTable = lazy(async () => ({ default: (await fetchTable()).PanelTable })) as typeof PanelTableType;
if (!isPhone()) void fetchTable();

/** The rows as a table where there is room, else as cards. */
export type ListBodyProps<Row extends RaRecord> = PanelTableProps<Row> & CardListProps<Row>;

/** The rows of a list in each of its states: loading, failed, empty, filled. */
export function ListBody<Row extends RaRecord>({ columns, ...rows }: ListBodyProps<Row>) {
  const isWide = useIsWide();
  const isOnline = useIsOnline();
  const { emptyText, emptyHint, failedText, moreLabel } = useListTexts();
  const { data, error, isPending, filterValues, resource, setFilters, refetch } = useListContext();
  const isFiltered = Object.values(filterValues).some(Boolean);
  const problem = error && <ReadFailed title={failedText} error={error} refetch={refetch} />;

  if (!data && isPending && !isOnline) return <ListNotice title={messages.admin.notSeenYet} />;
  if (!data) return isPending && !problem ? <ListSkeleton of={resource} /> : problem;
  if (data.length === 0) {
    return (
      <ListNotice
        title={emptyText}
        text={isFiltered ? 'Nothing matches the search.' : emptyHint}
        action={
          isFiltered && (
            <Button variant="outlined" onClick={() => setFilters({})}>
              Clear the search
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      {!isOnline && <LastSeen />}
      {isWide ? (
        <Suspense fallback={<ListSkeleton of={resource} />}>
          <PanelTable columns={columns} renderActions={rows.renderActions} placeOf={rows.placeOf} />
        </Suspense>
      ) : (
        <CardList {...rows} />
      )}
      {problem}
      <LoadMore label={moreLabel} />
    </>
  );
}
