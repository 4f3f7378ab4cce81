import CircleIcon from '@mui/icons-material/Circle';
import { Chip, type ChipProps, Stack } from '@mui/material';
import type { OrderPayment, OrderStatus } from '@year-group/api-types/common/lists';
import type { Order } from '@year-group/api-types/shop/order';
import { paymentTexts, progressText } from './orderTexts.ts';

const paymentColours: Partial<Record<OrderPayment, ChipProps['color']>> = {
  failed: 'error',
  'in-doubt': 'error',
  paid: 'success',
};

const progressColours: Partial<Record<OrderStatus, ChipProps['color']>> = {
  paid: 'secondary',
  shipped: 'primary',
  delivered: 'success',
};

function Mark({ label, color = 'default' }: Pick<ChipProps, 'label' | 'color'>) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      icon={<CircleIcon />}
      label={label}
      sx={{
        borderColor: color === 'error' ? 'error.main' : 'divider',
        '& .MuiChip-icon': { fontSize: '0.5rem', color: 'inherit' },
        '& .MuiChip-label': { color: color === 'error' ? 'error.main' : 'text.primary' },
      }}
    />
  );
}

/** Payment and progress of an order, and whether it needs attention; without the progress where its status stands beside. */
export function StatusMark({ order, hidesProgress }: { order: Order; hidesProgress?: boolean }) {
  const { status, payment = 'none', needsReview } = order;
  return (
    <Stack direction="row" component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Mark label={paymentTexts[payment]} color={paymentColours[payment]} />
      {!hidesProgress && <Mark label={progressText(order)} color={progressColours[status]} />}
      {needsReview && <Mark label="Needs review" color="error" />}
    </Stack>
  );
}
