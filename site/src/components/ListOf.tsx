import { EmptyState } from '@year-group/ui-kit/EmptyState';
import { ErrorState, RetryButton } from '@year-group/ui-kit/ErrorState';
import type { ReactNode } from 'react';
import { readerMoment } from '#lib/readerMoment.ts';
import styles from './StaleNotice.module.css';

interface ListRead<Item> {
  data?: Item[] | undefined;
  isError: boolean;
  isFetching: boolean;
  /** When `data` was read, in milliseconds. */
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

interface ListOfProps<Item> {
  read: ListRead<Item>;
  /** Text of the empty state. */
  empty: string;
  /** An action for the empty state. */
  emptyAction?: ReactNode;
  /** Text of the error state. */
  failed: string;
  /** What is shown while the list is read for the first time. */
  skeleton: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list in each of its states. */
export function ListOf<Item>({ read, empty, emptyAction, failed, skeleton, children }: ListOfProps<Item>) {
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
  if (!isError || isFetching) return skeleton;
  return <ErrorState onRetry={() => void refetch()}>{failed}</ErrorState>;
}

interface StaleNoticeProps {
  /** The part that could not be updated. */
  failed: string;
  /** When the shown data was read, in milliseconds. */
  since: number | undefined;
  onRetry: () => unknown;
}

/** Shown above a list that could not be updated. */
function StaleNotice({ failed, since, onRetry }: StaleNoticeProps) {
  return (
    <div role="status" className={styles.StaleNotice}>
      <p>
        {failed}. {since !== undefined && `You see what was here on ${readerMoment(since)}.`}
      </p>
      <RetryButton variant="quiet" onRetry={onRetry} />
    </div>
  );
}
