import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatMoment } from '@year-group/api-types/dates';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { BackLink } from '#components/BackLink.tsx';
import { ListNotice, ReadFailed } from '#components/lists/ListNotice.tsx';
import { RowsSkeleton } from '#components/RowsSkeleton.tsx';
import { useIsOnline } from '#providers/useIsOnline.ts';

const { size, space } = tokens;

/** A page about runs, as wide as a text. */
export const RunsFrame = styled('div')({ display: 'grid', gap: space['5'], maxInlineSize: size.reading });

const Heading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});

interface RunHeadProps {
  title: string;
  back: { to: string; label: string };
  /** Beside the title. */
  children?: ReactNode;
}

/** The title of a page about runs, below the link to where it belongs. */
export function RunHead({ title, back, children }: RunHeadProps) {
  return (
    <div>
      <BackLink to={back.to}>{back.label}</BackLink>
      <Heading>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {children}
      </Heading>
    </div>
  );
}

interface RunReadProps<Data> {
  query: UseQueryResult<Data>;
  /** What could not be read. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What was read, or what stands in its place. Without a line, also when it was read. */
export function RunRead<Data>({
  query: { data, error, refetch, dataUpdatedAt },
  failed,
  children,
}: RunReadProps<Data>) {
  const isOnline = useIsOnline();
  if (data !== undefined) {
    return (
      <>
        {!isOnline && (
          <Typography variant="body2" color="textSecondary">
            {messages.admin.lastSeen(formatMoment(dataUpdatedAt))}
          </Typography>
        )}
        {children(data)}
      </>
    );
  }
  if (!isOnline) return <ListNotice title={messages.admin.notSeenYet} />;
  return error ? <ReadFailed title={failed} error={error} refetch={refetch} /> : <RowsSkeleton />;
}
