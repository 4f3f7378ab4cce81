import { Button } from '@mui/material';
import { type RaRecord, useListContext } from 'react-admin';
import { CardList, type CardListProps } from './CardList.tsx';
import { ListNotice, ReadFailed } from './ListNotice.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';
import { useListTexts } from './listTexts.ts';
import { PanelTable, type PanelTableProps } from './PanelTable.tsx';
import { useIsWide } from './useIsWide.ts';

/** The rows as a table where there is room, else as cards. */
export type ListBodyProps<Row extends RaRecord> = PanelTableProps<Row> & CardListProps<Row>;

/** The rows of a list in each of its states: loading, failed, empty, filled. */
export function ListBody<Row extends RaRecord>({ columns, renderCard, renderActions }: ListBodyProps<Row>) {
  const isWide = useIsWide();
  const { emptyText, failedText, moreLabel } = useListTexts();
  const { data, error, isPending, filterValues, setFilters, refetch } = useListContext();
  const isFiltered = Object.values(filterValues).some(Boolean);
  const problem = error && <ReadFailed title={failedText} error={error} refetch={refetch} />;

  if (!data) return isPending && !problem ? <ListSkeleton /> : problem;
  if (data.length === 0) {
    return (
      <ListNotice
        title={emptyText}
        text={isFiltered ? 'Nothing matches the search.' : undefined}
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
      {isWide ? (
        <PanelTable columns={columns} renderActions={renderActions} />
      ) : (
        <CardList renderCard={renderCard} renderActions={renderActions} />
      )}
      {problem}
      <LoadMore label={moreLabel} />
    </>
  );
}
