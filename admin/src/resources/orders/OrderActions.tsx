import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { orderFileName, ordersToCsv } from '@year-group/api-types/shop/orderCsv';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { useSelectedRows } from '#components/lists/SelectRow.tsx';
import { download } from '#lib/download.ts';
import { keepFocus } from '#lib/keepFocus.ts';
import { useRights } from '#providers/account.ts';
import { PrintSlips } from './PackingSlip.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import { useOrderMoves, useStatusChoices } from './useOrderMoves.tsx';

/** Downloads all orders as CSV; a phone has no room for it beside the title. */
export const ExportOrders = () => (
  <ActButton
    right="orders.export"
    variant="outlined"
    startIcon={<DownloadIcon />}
    act={async (call) => download(orderFileName, ordersToCsv(await call('GET /api/admin/orders/download')))}
    failed={messages.orders.downloadFailed}
  >
    Download Orders
  </ActButton>
);

/** Prints the packing slips of the selected orders, or sets their status after showing them. */
export function BulkActions() {
  const chosen = useSelectedRows<Order>();
  const { onUnselectItems } = useListContext();
  // The orders at the time the dialog opened; the list below may change.
  const [orders, setOrders] = useState<Order[]>();
  function handleChanged() {
    onUnselectItems();
    keepFocus();
  }
  return (
    <>
      <PrintSlips orders={chosen} label="Packing slips" />
      <ActButton right="orders.change" variant="contained" onClick={() => setOrders(chosen)}>
        Change status
      </ActButton>
      {orders && (
        <StatusDialog orders={orders} onClose={() => setOrders(undefined)} onChanged={handleChanged} />
      )}
    </>
  );
}

/** Sets an order's status at once. Renders nothing for those who may not. */
export function StatusSelect({ order }: { order: Order }) {
  const { moveOrder, question } = useOrderMoves();
  const can = useRights();
  const choices = useStatusChoices([order]);
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (status: OrderStatus) => moveOrder(order, status),
    // In a filtered list the order goes.
    onSettled: keepFocus,
  });
  if (!can('orders.change')) return null;
  return (
    <>
      {question}
      <TextField
        select
        value={isPending ? variables : order.status}
        // It keeps the focus, which a disabled one would lose.
        onChange={({ target }) => isPending || mutate(target.value as OrderStatus)}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': `Status of the order of ${order.customerName}` },
        }}
        sx={{ inlineSize: '8.5rem' }}
      >
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
    </>
  );
}
