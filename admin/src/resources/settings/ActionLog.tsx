import { Button, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Action } from '@year-group/api-types/action';
import { formatMoment } from '@year-group/api-types/dates';
import type { AdminAction } from '@year-group/api-types/lists';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { ReadFailed } from '#components/lists/ListNotice.tsx';
import { retryReads } from '#providers/retryReads.ts';
import { useCall } from '#providers/useCall.ts';

const { breakpoint, size, space, text } = tokens;

const pageSize = 10;

const Rows = styled('ol')(({ theme }) => ({
  inlineSize: '100%',
  maxInlineSize: size.reading,
  margin: 0,
  padding: 0,
  borderBlockStart: `${size.hairline} solid ${theme.palette.divider}`,
  fontSize: text.xs,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gap: `0 ${space['4']}`,
    paddingBlock: space['2'],
    borderBlockEnd: `${size.hairline} solid ${theme.palette.divider}`,
    overflowWrap: 'anywhere',
    [`@media (min-width: ${breakpoint.small})`]: { gridTemplateColumns: '11rem 1fr' },
  },
  '& time': { color: theme.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}));

/** The administrator's actions, latest first. */
export function ActionLog() {
  const call = useCall();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['actions'],
    initialPageParam: 1,
    queryFn: ({ pageParam: page }) => call('GET /api/admin/actions', { query: { page, limit: pageSize } }),
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length + 1),
    ...retryReads,
  });
  const actions = data?.pages.flat() ?? [];

  if (error && !data) {
    return <ReadFailed title={messages.admin.logFailed} error={error} refetch={refetch} />;
  }
  if (!data) return <Skeleton variant="rounded" width="100%" height={240} />;
  if (actions.length === 0) return <Typography color="textSecondary">Nothing yet.</Typography>;
  return (
    <>
      <Rows>
        {actions.map((action) => (
          <li key={action.id}>
            <time dateTime={action.createdAt}>{formatMoment(action.createdAt)}</time>
            <span>{describeAction(action)}</span>
          </li>
        ))}
      </Rows>
      {hasNextPage && (
        <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? messages.loading : 'Load More'}
        </Button>
      )}
    </>
  );
}

const texts: Record<AdminAction, string> = {
  login: 'Logged in',
  'login-failed': 'A login failed',
  'sign-out': 'Logged out',
  'sign-out-everywhere': 'Logged out on all devices',
  publish: 'Published',
  change: 'Changed',
  delete: 'Deleted',
  restore: 'Restored from the trash',
  'empty-trash': 'Deleted for good',
  'order-status': 'Changed the status of an order',
  'payment-check': 'Asked the payment provider',
  'payment-confirm': 'Confirmed a payment by hand',
  export: 'Downloaded',
  import: 'Imported',
  admit: 'Admitted',
  refuse: 'Refused and deleted',
  ask: 'Asked a question',
  'member-warning': 'Warning about a member',
  'start-own': 'Deleted the demo to start the group’s own website',
};

/** One line of the log: the action, its subject and details. */
function describeAction({ action, target, detail }: Action): string {
  if (target === 'administrator') return texts[action];
  return [`${texts[action]}${target && `: ${target}`}`, detail].filter(Boolean).join(', ');
}
