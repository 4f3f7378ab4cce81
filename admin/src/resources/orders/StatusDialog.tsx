import { Stack, Typography } from '@mui/material';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import { formatCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { Order, OrdersChanged } from '@year-group/api-types/shop/order';
import { useState } from 'react';
import { required, SelectInput } from 'react-admin';
import { FormDialog } from '#components/ActForm.tsx';
import { RowPreview } from '#components/lists/RowPreview.tsx';
import { useChange } from '#components/lists/useChange.tsx';
import type { CallApi } from '#providers/dataProvider.ts';
import { isShippedEarly, reasonAsked } from './moveQuestions.ts';
import { formatStatus, paymentTexts } from './orderTexts.ts';
import { ReasonInput, useMoveReport, useStatusChoices } from './useOrderMoves.tsx';

/** The new status of orders, and the reason for their history. */
export interface Move {
  status: OrderStatus;
  reason?: string | null;
}

/** Inputs for a `Move` of these orders. */
export const MoveFields = ({ orders }: { orders: readonly Order[] }) => (
  <Stack direction={{ sm: 'row' }} sx={{ gap: 1.5, inlineSize: '100%', alignItems: 'start' }}>
    <SelectInput
      source="status"
      label="New status"
      helperText={messages.orders.letterFollows}
      choices={useStatusChoices(orders)}
      validate={[
        required(),
        (status: OrderStatus, { reason }: Move) =>
          reason || orders.some((order) => order.status !== status)
            ? undefined
            : 'This is the status now. Choose another one, or write why for the history.',
      ]}
    />
    <ReasonInput
      validate={(reason: string | null | undefined, { status }: Move) =>
        reason ? undefined : orders.map((order) => reasonAsked(order, status)).find(Boolean)
      }
    />
  </Stack>
);

interface StatusDialogProps {
  orders: readonly Order[];
  onClose: () => void;
  /** Also called when some were refused, once that was read. */
  onChanged: () => void;
}

/** Sets the status of several orders: asks about those shipped early, and says which were refused and why. */
export function StatusDialog({ orders, onClose, onChanged }: StatusDialogProps) {
  const change = useChange('orders');
  const doneOf = useMoveReport();
  /** The orders that have not changed, once that is known: those that are early can still be shipped. */
  const [outcome, setOutcome] = useState<{ refused: OrdersChanged['refused']; early: readonly Order[] }>();
  const whyNot = ({ id, payment = 'none', awaitsPreOrder }: Order) =>
    outcome?.refused.find((each) => each.id === id)?.message ??
    (awaitsPreOrder ? 'Awaits its pre-order' : paymentTexts[payment]);

  async function handleMove({ status, reason }: Move, call: CallApi) {
    const early = outcome ? [] : orders.filter((order) => isShippedEarly(order, status));
    const moved = outcome?.early ?? orders.filter((order) => !early.includes(order));
    const body = { ids: moved.map(({ id }) => id), status, ...(reason && { reason }) };
    const { refused = [] } =
      moved.length === 0
        ? {}
        : await change<Partial<OrdersChanged>>(
            () => call('POST /api/admin/orders/status', { body }),
            (reply) => (reply.changed ? doneOf(reply) : undefined),
          ).catch(({ message }: Error) => {
            throw new Error(`${messages.orders.updateFailed} ${message}`);
          });
    const stayed = [...(outcome?.refused ?? []), ...refused];
    if (stayed.length + early.length === 0) onChanged();
    else setOutcome({ refused: stayed, early });
  }

  const hasEarly = Boolean(outcome?.early.length);
  const doneTitle = hasEarly ? messages.orders.shipTitle : 'Some orders stayed as they were';
  const stays = (order: Order) =>
    outcome?.early.includes(order) || outcome?.refused.some(({ id }) => id === order.id);
  return (
    <FormDialog<Move>
      title={outcome ? doneTitle : 'Change status'}
      record={{ status: 'shipped' }}
      submit={outcome ? (hasEarly ? 'Ship anyway' : undefined) : 'Change status'}
      act={handleMove}
      onDone={() => undefined}
      onClose={outcome ? onChanged : onClose}
    >
      {!outcome && (
        <Typography>
          {orders.length === 1 ? 'This order' : `These ${orders.length} orders`} will change.
        </Typography>
      )}
      <RowPreview
        label={outcome ? 'Not changed' : 'Will change'}
        rows={outcome ? orders.filter(stays) : orders}
        describe={(order) => ({
          title: `${order.customerName}, ${formatCedis(order.totalAmount)}`,
          detail: outcome ? whyNot(order) : formatStatus(order.status),
        })}
      />
      {!outcome && <MoveFields orders={orders} />}
    </FormDialog>
  );
}
