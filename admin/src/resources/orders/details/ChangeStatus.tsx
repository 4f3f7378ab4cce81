import { Stack } from '@mui/material';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { useState } from 'react';
import { Form } from 'react-admin';
import { RightButton } from '#components/RightButton.tsx';
import { MoveFields } from '../MoveFields.tsx';
import { useOrderMoves } from '../useOrderMoves.tsx';
import { Part } from './Part.tsx';

/** Changes the order's status, with a reason for its history. */
export function ChangeStatus({ order }: { order: OrderDetails }) {
  const [isSaving, setSaving] = useState(false);
  const { moveOrder, question } = useOrderMoves();

  async function handleSubmit({ status, reason }: { status?: OrderStatus; reason?: string }) {
    if (!status) return;
    setSaving(true);
    await moveOrder(order, status, reason ?? '');
    setSaving(false);
  }

  return (
    <Part title="Status">
      {question}
      {/* Resets after each change, so that a reason is not used twice. */}
      <Form key={order.history.length} defaultValues={{ status: order.status }} onSubmit={handleSubmit}>
        <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
          <MoveFields />
          <RightButton right="orders.change" type="submit" variant="contained" disabled={isSaving}>
            {isSaving ? 'Saving...' : 'Change status'}
          </RightButton>
        </Stack>
      </Form>
    </Part>
  );
}
