import { Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatMoment } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import type { ReactNode } from 'react';
import { useIsOffline } from 'react-admin';
import { ListNotice, ReadFailed } from './lists/ListNotice.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';

interface ReadProps<Data> {
  query: { data?: Data | undefined; error: Error | null; refetch: () => unknown };
  /** What could not be read. */
  failed: string;
  /** What is shown while it is read. @default rows */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The data, or a skeleton or an error in its place. The data stays when a later read fails. */
export function Read<Data>({
  query: { data, error, refetch },
  failed,
  skeleton = <RowsSkeleton />,
  children,
}: ReadProps<Data>) {
  if (data !== undefined) return children(data);
  return error ? <ReadFailed title={failed} error={error} refetch={refetch} /> : skeleton;
}

interface OfflineReadProps<Data> extends ReadProps<Data> {
  query: UseQueryResult<Data>;
}

/** The same for a list that is used without a network too: it says when the list was read. */
export function OfflineRead<Data>({ query, children, ...rest }: OfflineReadProps<Data>) {
  const isOffline = useIsOffline();
  if (query.data === undefined && isOffline) return <ListNotice title={messages.admin.notSeenYet} />;
  return (
    <Read query={query} {...rest}>
      {(data) => (
        <>
          {isOffline && (
            <Typography variant="body2" color="textSecondary">
              {messages.admin.lastSeen(formatMoment(query.dataUpdatedAt))}
            </Typography>
          )}
          {children(data)}
        </>
      )}
    </Read>
  );
}
