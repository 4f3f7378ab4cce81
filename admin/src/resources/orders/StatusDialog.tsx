import { Stack, Typography } from '@mui/material';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import { formatCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { Order, OrdersChanged } from '@year-group/api-types/shop/order';
import { useState } from 'react';
import { required, SelectInput, TextInput } from 'react-admin';
import { FormDialog } from '#components/ActForm.tsx';
import { RowPreview } from '#components/lists/RowPreview.tsx';
import { useChange } from '#components/lists/useUndo.tsx';
import type { CallApi } from '#providers/dataProvider.ts';
import { formatStatus, statusChoices } from './orderTexts.ts';
import { useMoveReport } from './useOrderMoves.tsx';

/** The new status of orders, and the reason for their history. */
export interface Move {
  status: OrderStatus;
  reason?: string | null;
}

/** Inputs for a `Move`. */
export const MoveFields = () => (
  <Stack direction={{ sm: 'row' }} sx={{ gap: 1.5, inlineSize: '100%', alignItems: 'start' }}>
    <SelectInput source="status" label="New status" choices={statusChoices} validate={required()} />
    <TextInput
      source="reason"
      label="Reason (kept in the order’s history)"
      slotProps={{ htmlInput: { maxLength: 500 } }}
    />
  </Stack>
);

interface StatusDialogProps {
  orders: readonly Order[];
  onClose: () => void;
  /** Also called when some were refused, once that was read. */
  onChanged: () => void;
}

/** Sets the status of several orders, and says which were refused and why. */
export function StatusDialog({ orders, onClose, onChanged }: StatusDialogProps) {
  const change = useChange('orders');
  const doneOf = useMoveReport();
  /** The orders that were not changed, once that is known. */
  const [left, setLeft] = useState<Pick<OrdersChanged, 'refused' | 'unpaid'>>();
  const hasUnpaid = Boolean(left?.unpaid.length);
  const whyNot = (id: string) => left?.refused.find((each) => each.id === id)?.message;

  async function handleMove({ status, reason }: Move, call: CallApi) {
    const ids = left?.unpaid ?? orders.map(({ id }) => id);
    const asked = orders.filter(({ id }) => ids.includes(id));
    // What waits for the connection has no reply yet.
    const { refused = [], unpaid = [] } = await change<Partial<OrdersChanged>>(
      messages.admin.movesOf(
        asked.map(({ customerName }) => customerName),
        formatStatus(status),
      ),
      (about) =>
        call(
          'POST /api/admin/orders/status',
          { body: { ids, status, ...(reason && { reason }), ...(left && { unpaidToo: true }) } },
          { ...about, changes: ['orders'] },
        ),
      (reply) => (reply.changed ? doneOf(reply) : undefined),
    ).catch(({ message }: Error) => {
      throw new Error(`${messages.orders.updateFailed} ${message}`);
    });
    const others = left?.refused.filter(({ id }) => !ids.includes(id)) ?? [];
    const stayed = [...others, ...refused];
    if (stayed.length === 0) onChanged();
    else setLeft({ refused: stayed, unpaid });
  }

  const doneTitle = hasUnpaid ? messages.orders.unpaidTitle : 'Some orders stayed as they were';
  return (
    <FormDialog<Move>
      title={left ? doneTitle : 'Change status'}
      record={{ status: 'shipped' }}
      submit={left ? (hasUnpaid ? 'Ship anyway' : undefined) : 'Change status'}
      act={handleMove}
      onDone={() => undefined}
      onClose={left ? onChanged : onClose}
    >
      {!left && (
        <Typography>
          {orders.length === 1 ? 'This order' : `These ${orders.length} orders`} will change, and each
          customer is told by e-mail when the new status is one that they wait for.
        </Typography>
      )}
      <RowPreview
        label={left ? 'Not changed' : 'Will change'}
        rows={left ? orders.filter(({ id }) => whyNot(id)) : orders}
        describe={({ id, customerName, totalAmount, status }) => ({
          title: `${customerName}, ${formatCedis(totalAmount)}`,
          detail: whyNot(id) ?? formatStatus(status),
        })}
      />
      {!left && <MoveFields />}
    </FormDialog>
  );
}
