import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { latestCount } from '@year-group/api-types/common/limits';
import type { NewsItem } from '@year-group/api-types/content/newsItem';
import type { Dashboard } from '@year-group/api-types/system/dashboard';
import { Link, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { PagePart } from '#components/PagePart.tsx';
import { listPath } from '#lib/listPath.ts';
import { useRights } from '#providers/account.ts';
import { useBrand } from '#providers/brand.ts';
import { answersPath } from '../events/eventTexts.ts';
import { applicantsId } from './Applicants.tsx';

/** What needs the officer today, as counts with what to do about each. */
export function Needs({ inDoubt, failedPayments, toPack, toAdmit, nextEvent }: Dashboard['today']) {
  const can = useRights();
  const canPack = can('orders.change');
  const need = (count: number | undefined, one: string, many: string, note: string, to: string) =>
    count ? [{ count, name: count === 1 ? one : many, note, to }] : [];
  const rows: Row[] = [
    ...need(
      inDoubt?.total,
      'payment in doubt',
      'payments in doubt',
      'Look',
      listPath('orders', { needsReview: 'true' }),
    ),
    ...need(
      failedPayments,
      'failed payment',
      'failed payments',
      'Answer',
      listPath('orders', { payment: 'failed', status: 'pending' }),
    ),
    ...need(
      toPack?.total,
      'order to pack',
      'orders to pack',
      canPack ? 'Pack' : 'Look',
      canPack ? '/orders/pack' : listPath('orders', { status: 'paid', needsReview: 'false', isMade: 'true' }),
    ),
    ...need(
      toAdmit?.total,
      'person to admit',
      'people to admit',
      can('members.change') ? 'Admit' : 'Look',
      `#${applicantsId}`,
    ),
  ];
  const { coming, notComing } = nextEvent?.answers ?? { coming: 0, notComing: 0 };
  // Also when nobody comes.
  if (can('content.change') && nextEvent && coming + notComing > 0) {
    const others = notComing > 0 ? `, ${notComing} can’t` : '';
    const name = `coming to ${nextEvent.title}${others}`;
    rows.push({ count: coming, name, note: 'See the list', to: answersPath(nextEvent.id) });
  }
  return <Rows title="Today" label="What needs you" rows={rows} empty="Nothing waits for you." />;
}

/** What is new: members, the next event, and news, where mistakes are often seen once they are published. */
export function Newest({ newestMembers, nextEvent }: Dashboard['today']) {
  const isEditor = useRights()('content.change');
  const { parts } = useBrand();
  const pagination = { page: 1, perPage: latestCount };
  const { data: news } = useGetList<NewsItem>('news', { pagination }, { enabled: isEditor });
  return (
    <Box sx={sideBySide}>
      {newestMembers && (
        <Rows
          title="Newest members"
          empty="There are no members yet."
          rows={newestMembers.map(({ id, fullName, registeredAt }) => ({
            to: `/members/${id}/show`,
            name: fullName,
            note: formatLongDate(registeredAt),
          }))}
          all={['/members', 'See all registrations']}
        />
      )}
      {parts.events && (
        <Rows
          title="Next event"
          empty="No event is planned."
          rows={(nextEvent ? [nextEvent] : []).map(({ id, title, startsAt }) => ({
            to: isEditor ? `/events/edit/${id}` : '/events',
            name: title,
            note: formatLongDate(startsAt),
          }))}
          all={['/events', 'See all events']}
        />
      )}
      {news && (
        <Rows
          title="Newest news"
          empty="No news is published yet."
          rows={news.map(({ id, title, createdAt }) => ({
            to: `/news/${id}/show`,
            name: title,
            note: formatLongDate(createdAt),
          }))}
          all={['/news', 'See all news']}
        />
      )}
    </Box>
  );
}

const sideBySide = {
  display: 'grid',
  alignItems: 'start',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
};

interface Row {
  /** A page, or a place of this one. */
  to: string;
  count?: number;
  name: string;
  note: string;
}

interface RowsProps {
  title: string;
  label?: string;
  rows: readonly Row[];
  /** Said without rows. */
  empty: string;
  /** The page of all of them. */
  all?: readonly [to: string, name: string];
}

/** A part of the page whose rows are links. */
const Rows = ({ title, label, rows, empty, all }: RowsProps) => (
  <PagePart title={title}>
    {rows.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
    {rows.length > 0 && (
      <List disablePadding aria-label={label} sx={{ width: '100%' }}>
        {rows.map(({ to, count, name, note }) => (
          <ListItem key={to} divider disablePadding>
            <ListItemButton
              disableGutters
              // In a narrow column the note stands below the name.
              sx={{ flexWrap: 'wrap', columnGap: 1.5 }}
              {...(to.startsWith('#') ? { component: 'a', href: to } : { component: RouterLink, to })}
            >
              {count !== undefined && (
                <Typography variant="h2" component="strong" sx={{ width: '2rem' }}>
                  {count}
                </Typography>
              )}
              <Typography
                component="span"
                color="primary"
                sx={{ flex: '1 1 9rem', overflowWrap: 'anywhere' }}
              >
                {name}
              </Typography>
              <Typography variant="body2" component="span" color="textSecondary" sx={{ flex: 'none' }}>
                {note}
              </Typography>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    )}
    {all && rows.length > 0 && <Link to={all[0]}>{all[1]}</Link>}
  </PagePart>
);
