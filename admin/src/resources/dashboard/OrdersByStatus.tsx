import { styled } from '@mui/material/styles';
import type { Dashboard } from '@year-group/api-types/system/dashboard';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { Link } from 'react-router-dom';
import { formatStatus } from '../orders/statusLabels.ts';
import { ordersWith } from './ordersWith.ts';

const { breakpoint, font, leading, size, space, text, weight } = tokens;

const Statuses = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`@media (min-width: ${breakpoint.medium})`]: { gridTemplateColumns: 'repeat(5, 1fr)' },
  '& a': {
    display: 'block',
    paddingBlock: space['3'],
    paddingInline: space['4'],
    borderInlineStart: `${size.hairline} solid ${theme.palette.divider}`,
    color: theme.palette.text.secondary,
    fontSize: text.xs,
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: theme.palette.background.paper, color: theme.palette.text.primary },
  '& strong': {
    display: 'block',
    color: theme.palette.text.primary,
    fontFamily: font.title,
    fontSize: text.xl,
    fontVariantNumeric: 'lining-nums',
    fontWeight: weight.title,
    lineHeight: leading.title,
  },
}));

/** Orders by status, each number a link to them. */
export function OrdersByStatus({ counts }: { counts: Dashboard['ordersByStatus'] }) {
  return (
    <Statuses>
      {counts.map(({ status, count }) => (
        <li key={status}>
          <Link to={`/admin${ordersWith({ status })}`}>
            <strong>{count}</strong> {formatStatus(status)}
          </Link>
        </li>
      ))}
    </Statuses>
  );
}
