import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { formatMoment } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import type { ReactNode } from 'react';
import { useIsOffline } from 'react-admin';

interface ListNoticeProps {
  title: string;
  text?: string | undefined;
  /** An action. */
  action?: ReactNode;
}

/** A message in place of rows. */
export function ListNotice({ title, text, action }: ListNoticeProps) {
  return (
    <Stack
      role="status"
      sx={{ gap: 1.5, alignItems: 'start', paddingBlock: 6, borderBlock: 1, borderColor: 'divider' }}
    >
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      {text && <Typography color="textSecondary">{text}</Typography>}
      {action}
    </Stack>
  );
}

interface ReadFailedProps {
  title: string;
  error: Error;
  refetch: () => unknown;
}

/** What could not be read, why, and a retry button. */
export const ReadFailed = ({ title, error, refetch }: ReadFailedProps) => (
  <ListNotice
    title={title}
    text={error.message}
    action={
      <Button variant="outlined" onClick={() => void refetch()}>
        Try again
      </Button>
    }
  />
);

/** Says, once on a page, whose clock its times are of. */
export const AccraTime = () => (
  <Typography variant="body2" color="textSecondary">
    Times are those of Accra.
  </Typography>
);

/** Rows that are still being read. */
export const RowsSkeleton = () => (
  <Box role="status" sx={{ width: '100%' }}>
    <span style={visuallyHidden}>{messages.loading}</span>
    {['60%', '80%', '70%', '50%'].map((width) => (
      <Skeleton key={width} variant="text" width={width} height={40} />
    ))}
  </Box>
);

interface ReadProps<Data> {
  query: {
    data?: Data | undefined;
    error: Error | null;
    refetch: () => unknown;
    dataUpdatedAt?: number | undefined;
  };
  /** What could not be read. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/**
 * The data, or a skeleton or an error in its place. The data stays when a later read fails; without
 * a connection it is said when it was read.
 */
export function Read<Data>({ query, failed, children }: ReadProps<Data>) {
  const { data, error, refetch, dataUpdatedAt } = query;
  const isOffline = useIsOffline();
  if (data !== undefined) {
    return (
      <>
        {isOffline && dataUpdatedAt ? (
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
            {messages.admin.lastSeen(formatMoment(dataUpdatedAt))}
          </Typography>
        ) : null}
        {children(data)}
      </>
    );
  }
  if (isOffline) return <ListNotice title={messages.admin.notSeenYet} />;
  return error ? <ReadFailed title={failed} error={error} refetch={refetch} /> : <RowsSkeleton />;
}
