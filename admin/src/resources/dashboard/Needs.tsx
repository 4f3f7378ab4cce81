import { Typography } from '@mui/material';
import { styled, type Theme } from '@mui/material/styles';
import type { Dashboard } from '@year-group/api-types/system/dashboard';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { PanelLink } from '#components/PanelLink.tsx';
import { useCan } from '#providers/account.ts';
import { answersPath } from '../events/eventTexts.ts';
import { ordersWith } from './ordersWith.ts';

const { font, leading, size, space, text, weight } = tokens;

const List = styled('ul')(({ theme }) => ({
  margin: `0 0 ${space['5']}`,
  padding: 0,
  listStyle: 'none',
  '& li': { borderBlockEnd: `${size.hairline} solid ${theme.palette.divider}` },
}));

const look = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${space['7']} minmax(0, 1fr) auto`,
  alignItems: 'center',
  minBlockSize: size.target,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '& strong': {
    fontFamily: font.title,
    fontSize: text.lg,
    fontVariantNumeric: 'lining-nums',
    fontWeight: weight.title,
    lineHeight: leading.title,
  },
  '&[data-urgent] strong': { color: theme.palette.error.main },
  '& > :last-child': { color: theme.palette.primary.main, textDecoration: 'underline' },
});
const Need = styled(PanelLink)(look);
const Below = styled('a')(look);

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
  if (open.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ marginBlockEnd: space['5'] }}>
        Nothing waits for you.
      </Typography>
    );
  }
  return (
    <List aria-label="What needs you">
      {open.map(({ name, count, action, to, isUrgent }) => {
        const words = (
          <>
            <strong>{count}</strong>
            <span>{name}</span>
            <span>{action}</span>
          </>
        );
        return (
          <li key={name}>
            {to ? (
              <Need to={to} data-urgent={isUrgent}>
                {words}
              </Need>
            ) : (
              <Below href={`#${applicantsId}`}>{words}</Below>
            )}
          </li>
        );
      })}
    </List>
  );
}
