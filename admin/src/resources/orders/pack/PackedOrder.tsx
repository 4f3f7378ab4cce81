import { Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { formatPhone } from '@year-group/api-types/common/phone';
import { lineTitle } from '@year-group/api-types/shop/optionsText';
import type { Order } from '@year-group/api-types/shop/order';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { ContactLinks } from '#components/ContactLinks.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { PrintSlips } from '../BulkSlips.tsx';
import { slipLabels } from '../orderTexts.ts';
import { useOrderMoves } from '../useOrderMoves.tsx';

const { radius, size, space } = tokens;

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: space['4'],
  padding: space['4'],
  border: `${size.hairline} solid ${theme.palette.divider}`,
  borderRadius: radius.medium,
  backgroundColor: theme.palette.background.paper,
}));
const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `${size.hairline} solid ${theme.palette.divider}`,
  '& li': { borderBlockEnd: `${size.hairline} solid ${theme.palette.divider}` },
  '& label': { inlineSize: '100%', minBlockSize: size.target, margin: 0 },
}));
const Address = styled('address')({ fontStyle: 'normal' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space['3'] });

interface PackedOrderProps {
  order: Order;
  /** The orders that are still to pack, with this one. */
  left: number;
  onSkip: () => void;
}

/** One order to pack. Ticks only help the packer: they are not stored, and shipping needs none. */
export function PackedOrder({ order, left, onSkip }: PackedOrderProps) {
  const {
    id,
    customerName,
    customerEmail,
    customerPhone,
    shippingAddress,
    deliveryMethod,
    items,
    createdAt,
  } = order;
  const { moveOrder, question } = useOrderMoves();
  const [isShipping, setShipping] = useState(false);
  const titleId = `pack-${id}`;

  async function handleShip() {
    setShipping(true);
    await moveOrder(order, 'shipped');
    setShipping(false);
  }

  return (
    <Card aria-labelledby={titleId}>
      {question}
      <div>
        <Typography color="textSecondary" role="status">
          {left === 1 ? 'The last order to pack' : `${left} orders to pack`}
        </Typography>
        <Typography id={titleId} variant="h2">
          {orderNumber(id)}, {customerName}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>
        </Typography>
      </div>
      <Lines>
        {items.map((item) => (
          <li key={item.id + lineTitle(item)}>
            <FormControlLabel
              control={<Checkbox />}
              label={
                <>
                  <strong>{item.quantity} ×</strong> {lineTitle(item)}
                </>
              }
            />
          </li>
        ))}
      </Lines>
      <Actions>
        <RightButton
          right="orders.change"
          variant="contained"
          disabled={isShipping}
          onClick={() => void handleShip()}
        >
          {isShipping ? 'Saving...' : 'Ship, then the next'}
        </RightButton>
        <PrintSlips orders={[order]} label="Packing slip" />
        <Button onClick={onSkip}>Skip</Button>
      </Actions>
      <Address>
        <strong>{slipLabels[deliveryMethod]}</strong>
        <br />
        {shippingAddress}
        <br />
        {formatPhone(customerPhone)}
      </Address>
      <ContactLinks name={customerName} email={customerEmail} phone={customerPhone} />
    </Card>
  );
}
