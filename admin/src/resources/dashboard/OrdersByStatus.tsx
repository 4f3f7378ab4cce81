import { Box, ButtonBase, Typography } from '@mui/material';
import type { Dashboard } from '@year-group/api-types/system/dashboard';
import { Link } from 'react-router-dom';
import { formatStatus } from '../orders/orderTexts.ts';
import { ordersWith } from './ordersWith.ts';

/** Orders by status, each number a link to them. */
export function OrdersByStatus({ counts }: { counts: Dashboard['ordersByStatus'] }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: 'repeat(5, 1fr)' } }}>
      {counts.map(({ status, count }) => (
        <ButtonBase
          key={status}
          component={Link}
          to={`/admin${ordersWith({ status })}`}
          sx={{ display: 'block', py: 1.5, px: 2, borderLeft: 1, borderColor: 'divider' }}
        >
          <Typography component="strong" variant="h2" color="textPrimary" sx={{ display: 'block' }}>
            {count}
          </Typography>{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            {formatStatus(status)}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}
