import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { latestCount } from '@year-group/api-types/common/limits';
import type { NewsItem } from '@year-group/api-types/content/newsItem';
import type { Dashboard } from '@year-group/api-types/system/dashboard';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { PanelLink } from '#components/PanelLink.tsx';
import { useBrand } from '#lib/brand.ts';
import { useCan } from '#providers/account.ts';
import { answersPath } from '../events/eventTexts.ts';
import { applicantsId } from './Applicants.tsx';
import { ordersWith, Panel } from './figures.tsx';

/** What needs the officer today, as counts with what to do about each. */
export function Needs({ inDoubt, failedPayments, toPack, toAdmit, nextEvent }: Dashboard['today']) {
  const canPack = useCan('orders.change');
  const canReadAnswers = useCan('content.change');
  const { coming = 0, notComing = 0 } = (canReadAnswers && nextEvent?.answers) || {};
  const toEvent = nextEvent ? `coming to ${nextEvent.title}` : '';
  const needs = [
    need(
      inDoubt?.total,
      ['payment in doubt', 'payments in doubt'],
      'Look',
      ordersWith({ needsReview: 'true' }),
    ),
    need(
      failedPayments,
      ['failed payment', 'failed payments'],
      'Answer',
      ordersWith({ payment: 'failed', status: 'pending' }),
    ),
    need(
      toPack?.total,
      ['order to pack', 'orders to pack'],
      'Pack',
      canPack ? '/orders/pack' : ordersWith({ status: 'paid' }),
    ),
    need(toAdmit?.total, ['person to admit', 'people to admit'], 'Answer'),
  ].filter(({ count }) => count);
  // Also when nobody comes.
  if (nextEvent && coming + notComing > 0) {
    const name = notComing > 0 ? `${toEvent}, ${notComing} can’t` : toEvent;
    needs.push(need(coming, [name, name], 'See the list', answersPath(nextEvent.id)));
  }
  return (
    <Panel title="Today">
      {needs.length === 0 && <Typography color="textSecondary">Nothing waits for you.</Typography>}
      {needs.length > 0 && (
        <List disablePadding aria-label="What needs you">
          {needs.map(({ count, name, action, to }) => (
            <ListItem key={name} divider disablePadding>
              {/* Without a page, the dashboard itself answers it, further down. */}
              <ListItemButton
                disableGutters
                {...(to
                  ? { component: Link, to: `/admin${to}` }
                  : { component: 'a', href: `#${applicantsId}` })}
              >
                <Typography variant="h2" component="strong" sx={{ width: '3rem' }}>
                  {count}
                </Typography>
                <Typography component="span" sx={{ flex: 1 }}>
                  {name}
                </Typography>
                <Typography component="span" color="primary" sx={{ textDecoration: 'underline' }}>
                  {action}
                </Typography>
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
    </Panel>
  );
}

const need = (count: number | undefined, [one, many]: [string, string], action: string, to?: string) => ({
  count,
  name: count === 1 ? one : many,
  action,
  to,
});

/** What is new: members, the next event, and news, where mistakes are often seen once they are published. */
export function Newest({ newestMembers, nextEvent }: Dashboard['today']) {
  const isEditor = useCan('content.change');
  const { parts } = useBrand();
  const pagination = { page: 1, perPage: latestCount };
  const { data: news } = useGetList<NewsItem>('news', { pagination }, { enabled: isEditor });
  return (
    <Box sx={sideBySide}>
      {newestMembers && (
        <Rows
          title="Newest members"
          empty="Nobody has registered yet."
          all={['/members', 'See all registrations']}
          rows={newestMembers.map(({ id, fullName, registeredAt }) => [
            `/members/${id}/show`,
            fullName,
            formatLongDate(registeredAt),
          ])}
        />
      )}
      {parts.events && (
        <Rows
          title="Next event"
          empty="No event is planned."
          all={['/events', 'See all events']}
          rows={
            nextEvent
              ? [[`/events/edit/${nextEvent.id}`, nextEvent.title, formatLongDate(nextEvent.startsAt)]]
              : []
          }
        />
      )}
      {news && (
        <Rows
          title="Newest news"
          empty="No news is published yet."
          all={['/news', 'See all news']}
          rows={news.map(({ id, title, createdAt }) => [
            `/news?edit=${id}`,
            title,
            formatLongDate(createdAt),
          ])}
        />
      )}
    </Box>
  );
}

const sideBySide = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
};

interface RowsProps {
  title: string;
  /** Said without rows. */
  empty: string;
  all: readonly [to: string, name: string];
  /** Each with the page of its record. */
  rows: readonly (readonly [to: string, name: string, note: string])[];
}

/** Records, each a link to its details or to its form, and a link to all of them. */
const Rows = ({ title, empty, all, rows }: RowsProps) => (
  <Panel title={title}>
    {rows.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
    <List disablePadding>
      {rows.map(([to, name, note]) => (
        <ListItem key={to} divider disableGutters sx={{ justifyContent: 'space-between', gap: 1.5 }}>
          <PanelLink to={to}>{name}</PanelLink>
          <Typography variant="body2" component="span" color="textSecondary" noWrap sx={{ flex: 'none' }}>
            {note}
          </Typography>
        </ListItem>
      ))}
    </List>
    {rows.length > 0 && <PanelLink to={all[0]}>{all[1]}</PanelLink>}
  </Panel>
);
