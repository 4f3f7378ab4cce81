import { Button, Card, Checkbox, FormControlLabel, List, ListItem, Stack, Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { formatPhone } from '@year-group/api-types/common/phone';
import { lineTitle } from '@year-group/api-types/shop/optionsText';
import type { Order } from '@year-group/api-types/shop/order';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { ActButton } from '#components/ActButton.tsx';
import { ContactLinks } from '#components/ContactLinks.tsx';
import { keepFocus } from '#lib/keepFocus.ts';
import { slipLabels } from '../orderTexts.ts';
import { isToPack, PrintSlips } from '../PackingSlip.tsx';
import { useOrderMoves } from '../useOrderMoves.tsx';

interface PackedOrderProps {
  order: Order;
  /** The orders that are still to pack, with this one. */
  left: number;
  onSkip: () => void;
}

/** One order to pack. Ticks only help the packer: they are not stored, and shipping needs none. */
export function PackedOrder({ order, left, onSkip }: PackedOrderProps) {
  const { moveOrder, question } = useOrderMoves();
  const titleId = `pack-${order.id}`;
  return (
    <Card
      component="article"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 2, padding: 2 }}
    >
      {question}
      <div>
        <Typography color="textSecondary" role="status">
          {left === 1 ? 'The last order to pack' : `${left} orders to pack`}
        </Typography>
        <Typography id={titleId} variant="h2">
          {orderNumber(order.id)}, {order.customerName}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatLongDate(order.createdAt)}
        </Typography>
      </div>
      <List disablePadding>
        {order.items.filter(isToPack).map((item) => (
          <ListItem key={item.id + lineTitle(item)} divider disablePadding>
            <FormControlLabel
              control={<Checkbox />}
              label={
                <>
                  <strong>{item.quantity} ×</strong> {lineTitle(item)}
                </>
              }
            />
          </ListItem>
        ))}
      </List>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <ActButton
          right="orders.change"
          needsConnection={false}
          variant="contained"
          act={() => moveOrder(order, 'shipped')}
        >
          Ship, then the next
        </ActButton>
        <PrintSlips orders={[order]} label="Packing slip" />
        <Button
          onClick={() => {
            onSkip();
            keepFocus();
          }}
        >
          Skip
        </Button>
      </Stack>
      <Typography component="address" sx={{ fontStyle: 'normal' }}>
        <strong>{slipLabels[order.deliveryMethod]}</strong>
        <br />
        {order.shippingAddress}
        <br />
        {formatPhone(order.customerPhone)}
      </Typography>
      <ContactLinks name={order.customerName} email={order.customerEmail} phone={order.customerPhone} />
    </Card>
  );
}
