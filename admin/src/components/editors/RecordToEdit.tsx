import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useGetOne } from 'react-admin';
import { ReadFailed } from '#components/lists/ListNotice.tsx';
import { retryReads } from '#providers/retryReads.ts';

interface RecordToEditProps<Row extends RaRecord> {
  resource: string;
  id: string;
  /** Message when it could not be read. */
  failedText: string;
  /** The form, once the record has loaded. */
  children: (record: Row) => ReactNode;
}

// A change made in another tab must not replace text that is being edited.
const readOnce = { ...retryReads, onError: () => undefined, refetchOnWindowFocus: false, gcTime: 0 };

/** Reads a record for its form. */
export function RecordToEdit<Row extends RaRecord>({
  resource,
  id,
  failedText,
  children,
}: RecordToEditProps<Row>) {
  const { data, error, refetch } = useGetOne<Row>(resource, { id }, readOnce);
  // After a refused session, react-admin returns an empty record and goes to the login.
  if (data && 'id' in data) return children(data);
  if (!error) return <Skeleton variant="rounded" height="24rem" />;
  return <ReadFailed title={failedText} error={error} refetch={refetch} />;
}
