import { Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatLongDate } from '@year-group/api-types/dates';
import type { Member } from '@year-group/api-types/member';
import { formatCedis } from '@year-group/api-types/money';
import type { Order } from '@year-group/api-types/order';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId } from 'react';
import { useBasename } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

const { size, space, text } = tokens;

const Part = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  paddingBlockStart: space['3'],
  borderBlockStart: `${size.rule} solid ${theme.palette.divider}`,
  '&[data-urgent]': { borderColor: theme.palette.error.main },
  '& h3 span': { color: theme.palette.text.secondary },
  '&[data-urgent] h3 span': { color: theme.palette.error.main },
}));

const Way = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  minBlockSize: size.target,
}) as typeof Link;

interface TodayPartProps {
  title: string;
  count: number;
  /** Whether to show the count. Not for a list that is cut. */
  isCounted?: boolean;
  /** Whether it needs attention now. */
  isUrgent?: boolean;
  /** Message for an empty list. */
  calmText: string;
  to: string;
  linkText: string;
  children: ReactNode;
}

/** One section of Today, with a link to the whole list. */
export function TodayPart({
  title,
  count,
  isCounted = false,
  isUrgent = false,
  calmText,
  to,
  linkText,
  children,
}: TodayPartProps) {
  const titleId = useId();
  const basename = useBasename();
  return (
    <Part aria-labelledby={titleId} data-urgent={isUrgent || undefined}>
      <Typography id={titleId} variant="h3">
        {title} {isCounted && count > 1 && <span>{count}</span>}
      </Typography>
      {count === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlock: space['2'] }}>
          {calmText}
        </Typography>
      ) : (
        children
      )}
      <Typography variant="body2" component="div">
        <Way component={RouterLink} to={`${basename}${to}`}>
          {linkText}
        </Way>
      </Typography>
    </Part>
  );
}

const Rows = styled('ul')(({ theme }) => ({
  margin: `${space['2']} 0 0`,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['3'],
    minBlockSize: size.target,
    fontSize: text.xs,
    borderBlockEnd: `${size.hairline} solid ${theme.palette.divider}`,
  },
  '& a': { minInlineSize: 0, paddingBlock: space['2'], overflowWrap: 'anywhere' },
  '& span': { color: theme.palette.text.secondary, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}));

/** Orders, each a link to its details. */
export function OrderRows({ orders }: { orders: readonly Order[] }) {
  const basename = useBasename();
  return (
    <Rows>
      {orders.map(({ id, customerName, totalAmount }) => (
        <li key={id}>
          <Link component={RouterLink} to={`${basename}/orders/${id}/show`}>
            {customerName}
          </Link>
          <span>{formatCedis(totalAmount)}</span>
        </li>
      ))}
    </Rows>
  );
}

/** Members, each a link to their details. */
export function MemberRows({ members }: { members: readonly Member[] }) {
  const basename = useBasename();
  return (
    <Rows>
      {members.map(({ id, fullName, registeredAt }) => (
        <li key={id}>
          <Link component={RouterLink} to={`${basename}/members/${id}/show`}>
            {fullName}
          </Link>
          <span>{formatLongDate(registeredAt)}</span>
        </li>
      ))}
    </Rows>
  );
}
