import { Button, Stack } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '#components/Page.tsx';
import { ListNotice, Read } from '#components/Read.tsx';
import { PrintSlips } from '../PackingSlip.tsx';
import { PackedOrder } from './PackedOrder.tsx';
import { nothingToPack, useOrdersToPack } from './useOrdersToPack.ts';

/** The paid orders one after the other, oldest first: tick the lines, print, ship. */
export function PackPage() {
  const query = useOrdersToPack();
  const { data: orders = [] } = query;
  return (
    <Page
      title="Pack orders"
      back={{ to: '/orders', label: 'Orders' }}
      actions={
        orders.length > 0 && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button component={Link} to="/orders/pick">
              Pick list
            </Button>
            <PrintSlips orders={orders} label="All packing slips" />
          </Stack>
        )
      }
    >
      <Read query={query} failed={messages.orders.listFailed}>
        {(read) => <Packing orders={read} />}
      </Read>
    </Page>
  );
}

/** The first order that was not skipped. A shipped one leaves the list; undone, it is back. */
function Packing({ orders }: { orders: readonly Order[] }) {
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const left = orders.filter(({ id }) => !skipped.includes(id));
  const [order] = left;
  if (order) {
    return (
      <PackedOrder
        key={order.id}
        order={order}
        left={left.length}
        onSkip={() => setSkipped([...skipped, order.id])}
      />
    );
  }
  if (orders.length === 0) return <ListNotice {...nothingToPack} />;
  return (
    <ListNotice
      title={messages.orders.skipped(orders.length)}
      action={
        <Button variant="outlined" onClick={() => setSkipped([])}>
          Start again
        </Button>
      }
    />
  );
}
