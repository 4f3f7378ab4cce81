import { Typography } from '@mui/material';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import { formatCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { useState } from 'react';
import {
  required,
  TextInput,
  useDataProvider,
  useIsOffline,
  useNotify,
  useUpdate,
  type Validator,
} from 'react-admin';
import { FormDialog } from '#components/ActForm.tsx';
import { useChange } from '#components/lists/useChange.tsx';
import { useRights } from '#providers/account.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { isPaid, isPaidByHand, isShippedEarly, reasonAsked } from './moveQuestions.ts';
import { formatStatus, statusChoices } from './orderTexts.ts';

interface Asked {
  order: Order;
  status: OrderStatus;
  onAnswer: (reason?: string) => Promise<void>;
  onClose: () => void;
}

/**
 * Changes an order's status, reports it, offers to undo it and reads the list again. Render
 * `question`: it asks before an unpaid order is shipped, and for the proof that one was paid.
 */
export function useOrderMoves() {
  const [update] = useUpdate();
  const notify = useNotify();
  const isOffline = useIsOffline();
  const change = useChange('orders');
  const doneOf = useMoveReport();
  const [asked, setAsked] = useState<Asked>();

  async function send(order: Order, status: OrderStatus, reason?: string): Promise<void> {
    const { id, customerName } = order;
    const data = { status, ...(reason && { reason }) };
    await change(
      (about) => {
        // What makes it paid needs a proof, so it does not wait for the connection.
        const meta = isPaidByHand(order, status) ? {} : { meta: about };
        return update('orders', { id, data, ...meta }, { returnPromise: true });
      },
      doneOf,
      messages.admin.moveOf(customerName, formatStatus(status)),
    ).catch(({ message }: Error) => {
      throw new Error(`${messages.orders.updateFailed} ${message}`);
    });
  }

  /** Resolves once the order has changed, or something is asked first. */
  async function moveOrder(order: Order, status: OrderStatus, reason?: string): Promise<void> {
    if (isOffline && isPaidByHand(order, status)) {
      notify(messages.admin.needsConnection, { type: 'info' });
      return;
    }
    const isUnusual = isShippedEarly(order, status) || (!reason && reasonAsked(order, status));
    if (!isUnusual)
      return send(order, status, reason).catch(({ message }: Error) => notify(message, { type: 'error' }));
    setAsked({
      order,
      status,
      onAnswer: (answer = reason) => send(order, status, answer),
      onClose: () => setAsked(undefined),
    });
  }

  return { moveOrder, question: asked && <MoveQuestion {...asked} /> };
}

/** Asks whether an order is shipped early; for the proof that one was paid, or why it was not. */
function MoveQuestion({ order, status, onAnswer, onClose }: Asked) {
  const isEarly = isShippedEarly(order, status);
  return (
    <FormDialog<{ reason?: string }>
      title={isEarly ? messages.orders.shipTitle : (reasonAsked(order, status) ?? '')}
      submit={isEarly ? 'Ship anyway' : 'Change status'}
      submitProps={{ color: isEarly ? 'warning' : 'primary' }}
      act={({ reason }) => onAnswer(reason)}
      onClose={onClose}
    >
      <Typography>{`${order.customerName}, ${formatCedis(order.totalAmount)}`}</Typography>
      {isEarly ? (
        <Typography>{messages.orders.shipText(isPaid(order))}</Typography>
      ) : (
        <ReasonInput validate={required()} />
      )}
      <Typography color="textSecondary">{messages.orders.letterFollows}</Typography>
    </FormDialog>
  );
}

/** A reason, kept in the order's history. */
export const ReasonInput = ({ validate }: { validate: Validator }) => (
  <TextInput
    source="reason"
    label="Reason"
    helperText="Kept in the order’s history"
    validate={validate}
    slotProps={{ htmlInput: { maxLength: 500 } }}
  />
);

/** What is said of a status change, and its undo where the server holds it for some seconds. */
export function useMoveReport() {
  const { call } = useDataProvider<PanelDataProvider>();
  return ({ undo }: { undo?: string | undefined }) => ({
    sentence: messages.orders.updated,
    undoneText: messages.orders.undone,
    ...(undo && { undo: () => call('POST /api/admin/orders/undo-status', { body: { undo } }) }),
  });
}

/** The statuses to choose from for these orders: an unpaid one becomes paid only by those who may confirm payments. */
export function useStatusChoices(orders: readonly Order[]) {
  const canConfirm = useRights()('payments.confirm');
  const isOffered = canConfirm || orders.every((order) => isPaid(order) || order.status === 'paid');
  return statusChoices.filter(({ id }) => isOffered || id !== 'paid');
}
