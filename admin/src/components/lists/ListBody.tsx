import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { ListNotice, ReadFailed } from './ListNotice.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';
import { useListTexts } from './listTexts.ts';

interface ListBodyProps {
  children: ReactNode;
}

/** The rows of a list in each of its states: loading, failed, empty, filled. */
export function ListBody({ children }: ListBodyProps) {
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
      {children}
      {problem}
      <LoadMore label={moreLabel} />
    </>
  );
}
