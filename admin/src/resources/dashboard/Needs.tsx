import { List, ListItem, ListItemButton, Typography } from '@mui/material';
import type { Dashboard } from '@year-group/api-types/system/dashboard';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { Link } from 'react-router-dom';
import { useCan } from '#providers/account.ts';
import { answersPath } from '../events/eventTexts.ts';
import { ordersWith } from './ordersWith.ts';

/** Where the dashboard lists those who wait to be admitted. */
export const applicantsId = 'waiting-to-be-admitted';

const many = (count: number | undefined, one: string, more: string) => (count === 1 ? one : more);

type NextEvent = NonNullable<Dashboard['today']['nextEvent']>;

interface NeedRow {
  name: string;
  count: number | undefined;
  action: string;
  /** The page that answers it; without one, the dashboard itself does, further down. */
  to?: string;
  isUrgent?: boolean;
}

/** The answers to the next event, also when nobody comes. None before the first answer. */
function answerRows({ id, title, answers: { coming, notComing } }: NextEvent): NeedRow[] {
  if (coming + notComing === 0) return [];
  const others = notComing > 0 ? `, ${notComing} can’t` : '';
  return [
    { name: `coming to ${title}${others}`, count: coming, action: 'See the list', to: answersPath(id) },
  ];
}

/** What needs the officer today, as counts with what to do about each. */
export function Needs({ inDoubt, failedPayments, toPack, toAdmit, nextEvent }: Dashboard['today']) {
  const canPack = useCan('orders.change');
  const canReadAnswers = useCan('content.change');
  const rows: NeedRow[] = [
    {
      name: many(inDoubt?.total, 'payment in doubt', 'payments in doubt'),
      count: inDoubt?.total,
      action: 'Look',
      to: ordersWith({ needsReview: 'true' }),
      isUrgent: true,
    },
    {
      name: many(failedPayments, 'failed payment', 'failed payments'),
      count: failedPayments,
      action: 'Answer',
      to: ordersWith({ payment: 'failed', status: 'pending' }),
    },
    {
      name: many(toPack?.total, 'order to pack', 'orders to pack'),
      count: toPack?.total,
      action: 'Pack',
      to: canPack ? '/orders/pack' : ordersWith({ status: 'paid' }),
    },
    {
      name: many(toAdmit?.total, 'person to admit', 'people to admit'),
      count: toAdmit?.total,
      action: 'Answer',
    },
  ];
  const answers = canReadAnswers && nextEvent ? answerRows(nextEvent) : [];
  const open = [...rows.filter(({ count }) => count), ...answers];
  if (open.length === 0) return <Typography color="textSecondary">Nothing waits for you.</Typography>;
  return (
    <List disablePadding aria-label="What needs you">
      {open.map((row) => (
        <Need key={row.name} {...row} />
      ))}
    </List>
  );
}

function Need({ name, count, action, to, isUrgent = false }: NeedRow) {
  const place = to ? { component: Link, to: `/admin${to}` } : { component: 'a', href: `#${applicantsId}` };
  return (
    <ListItem divider disablePadding>
      <ListItemButton disableGutters {...place} sx={{ py: 0, minHeight: tokens.size.target }}>
        <Typography
          variant="h2"
          component="strong"
          color={isUrgent ? 'error' : 'textPrimary'}
          sx={{ width: '3rem', flex: 'none', fontVariantNumeric: 'lining-nums' }}
        >
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
  );
}
