import { Link } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatLongDate } from '@year-group/api-types/dates';
import type { Member } from '@year-group/api-types/member';
import { formatCedis } from '@year-group/api-types/money';
import type { Order } from '@year-group/api-types/order';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useBasename } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

const { size, space, text } = tokens;

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
