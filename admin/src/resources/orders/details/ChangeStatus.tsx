import { styled } from '@mui/material/styles';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type FormEvent, useState } from 'react';
import { RightButton } from '#components/RightButton.tsx';
import { formText } from '#lib/formText.ts';
import { MoveFields } from '../MoveFields.tsx';
import { useOrderMoves } from '../useOrderMoves.tsx';
import { Part } from './Part.tsx';

const Form = styled('form')({
  display: 'grid',
  gap: tokens.space['3'],
  justifyItems: 'start',
  inlineSize: '100%',
});

/** Changes the order's status, with a reason for its history. */
export function ChangeStatus({ order }: { order: OrderDetails }) {
  const [isSaving, setSaving] = useState(false);
  const { moveOrder, question } = useOrderMoves();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setSaving(true);
    void moveOrder(order, fields.get('status') as OrderStatus, formText(fields, 'reason')).finally(() =>
      setSaving(false),
    );
  }

  return (
    <Part title="Status">
      {question}
      {/* Resets after each change, so that a reason is not used twice. */}
      <Form key={order.history.length} onSubmit={handleSubmit}>
        <MoveFields status={order.status} />
        <RightButton right="orders.change" type="submit" variant="contained" disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Change status'}
        </RightButton>
      </Form>
    </Part>
  );
}
