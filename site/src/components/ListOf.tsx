import { EmptyState } from '@year-group/ui-kit/EmptyState';
import { ErrorState } from '@year-group/ui-kit/ErrorState';
import { Skeleton, type SkeletonProps } from '@year-group/ui-kit/Skeleton';
import type { ReactNode } from 'react';
import { StaleNotice } from './StaleNotice.tsx';

interface ListRead<Item> {
  data?: Item[] | undefined;
  isError: boolean;
  isFetching: boolean;
  /** When `data` was read, in milliseconds. */
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

export interface ListOfProps<Item> {
  read: ListRead<Item>;
  /** What to say when there is nothing. */
  empty: string;
  /** A way on from there. */
  emptyAction?: ReactNode;
  /** What to say when it could not be read. */
  failed: string;
  /** The shape of what is still to come, and how many of it. */
  kind: SkeletonProps['kind'];
  count: number;
  /** Stands in for that shape where the list has one of its own. */
  skeleton?: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list in each of its states. */
export function ListOf<Item>({
  read,
  empty,
  emptyAction,
  failed,
  kind,
  count,
  skeleton,
  children,
}: ListOfProps<Item>) {
  const { data, isError, isFetching, fulfilledTimeStamp, refetch } = read;
  if (data && data.length > 0) {
    const isStale = isError && !isFetching;
    return (
      <>
        {isStale && <StaleNotice failed={failed} since={fulfilledTimeStamp} onRetry={refetch} />}
        {children(data)}
      </>
    );
  }
  if (data) return <EmptyState action={emptyAction}>{empty}</EmptyState>;
  if (!isError || isFetching) return skeleton ?? <Skeleton kind={kind} count={count} />;
  return (
    <ErrorState advice="Check your connection, then try again." onRetry={() => void refetch()}>
      {failed}
    </ErrorState>
  );
}
