import { Button, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatMoment } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import type { Action } from '@year-group/api-types/officers/action';
import { officerText, partsOfAction } from '@year-group/api-types/officers/actionTexts';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useSearchParams } from 'react-router-dom';
import { PartRows } from '#components/PagePart.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import { Read } from '#components/Read.tsx';
import { useCall } from '#providers/useCall.ts';
import { ActionFilters, type Filters, filtersOf } from './ActionFilters.tsx';

const { text } = tokens;

const pageSize = 10;

/** What officers and the system did, latest first. The filters stand in the address. */
export function ActionLog() {
  const [search, setSearch] = useSearchParams();
  const filters = filtersOf(search);
  const choose = (changed: Filters) =>
    setSearch(
      Object.entries(changed).filter(([, value]) => value),
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <ActionFilters filters={filters} onChange={choose} />
      <Entries filters={filters} />
    </>
  );
}

function Entries({ filters }: { filters: Filters }) {
  const call = useCall();
  const { hasNextPage, fetchNextPage, isFetchingNextPage, ...query } = useInfiniteQuery({
    queryKey: ['actions', filters],
    initialPageParam: 1,
    queryFn: ({ pageParam: page }) =>
      call('GET /api/admin/actions', { query: { ...filters, page, limit: pageSize } }),
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length + 1),
    select: ({ pages }) => pages.flat(),
  });
  return (
    <>
      <Read query={query} failed={messages.admin.logFailed}>
        {(actions) => <ActionRows actions={actions} />}
      </Read>
      {hasNextPage && (
        <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? messages.loading : 'Load More'}
        </Button>
      )}
    </>
  );
}

function ActionRows({ actions }: { actions: readonly Action[] }) {
  if (actions.length === 0) return <Typography color="textSecondary">{messages.admin.logEmpty}</Typography>;
  return (
    <PartRows sx={rows}>
      {actions.map((action) => (
        <li key={action.id}>
          <time dateTime={action.createdAt}>{formatMoment(action.createdAt)}</time>
          <strong>{officerText(action)}</strong>
          <ActionWords action={action} />
        </li>
      ))}
    </PartRows>
  );
}

/** Where the panel shows the record of a target, by its area. */
const placeOf: Record<string, (id: string) => string> = {
  members: (id) => `/members/${id}/show`,
  news: (id) => `/news?edit=${id}`,
  events: (id) => `/events/edit/${id}`,
  shop: (id) => `/shop/edit/${id}`,
  orders: (id) => `/orders/${id}/show`,
};

/** What an entry of the log says, with a link to its record or to the trash. */
function ActionWords({ action }: { action: Action }) {
  const { verb, what, rest } = partsOfAction(action);
  const [area = '', id = ''] = action.target.split('/');
  const { subject } = action;
  const place = subject && !subject.isInTrash && placeOf[area];
  const trash = `/trash?filter=${encodeURIComponent(JSON.stringify({ kind: area }))}`;
  return (
    <span>
      {verb} {place ? <PanelLink to={place(id)}>{what}</PanelLink> : what}
      {rest && `, ${rest}`}
      {subject?.isInTrash && (
        <>
          , <PanelLink to={trash}>see trash</PanelLink>
        </>
      )}
    </span>
  );
}

const rows = {
  fontSize: text.xs,
  '& > li': { display: 'grid', gap: '0 1rem', gridTemplateColumns: { sm: '13rem 8rem 1fr' } },
  '& time': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
};
