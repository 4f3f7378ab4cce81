import { DialogContentText, Typography } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import { formatCedis } from '@year-group/api-types/common/money';
import type { RunBuyer } from '@year-group/api-types/shop/run';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { FormDialog } from '#components/ActForm.tsx';

const route = 'POST /api/admin/runs/:id/refunds';

/** The state of a buyer's refund, and the button that asks for it once or notes one by hand. */
export function Refund({ runId, buyer }: { runId: string; buyer: RunBuyer }) {
  const { orderId, customerName, amount, isRefundable, refund } = buyer;
  const [isByHand, setByHand] = useState(false);
  const params = { id: runId };
  if (refund?.state === 'done') {
    return (
      <Typography variant="body2">
        {formatCedis(refund.amount)} refunded on {formatMoment(refund.at)}
        {refund.proof && `, by hand: ${refund.proof}`}
      </Typography>
    );
  }
  const isAsked = refund?.state === 'asked';
  const hasFailed = refund?.state === 'failed';
  const label = isAsked ? 'Look again' : `Refund ${formatCedis(amount)}`;
  const button = {
    right: 'payments.refund',
    variant: 'outlined',
    'aria-label': `${label}, ${customerName}`,
    children: label,
  } as const;
  return (
    <div>
      {isAsked && <Typography variant="body2">Asked for, not confirmed yet</Typography>}
      {hasFailed && (
        <Typography variant="body2" color="error">
          The provider could not refund it. Return it by hand.
        </Typography>
      )}
      {isRefundable && !hasFailed ? (
        <ActButton
          {...button}
          act={(call) => call(route, { params, body: { orderId } })}
          done={`The refund of ${customerName} was asked for.`}
          reread={['runs']}
        />
      ) : (
        <ActButton {...button} onClick={() => setByHand(true)} />
      )}
      {isByHand && (
        <FormDialog<{ proof: string | null }>
          title={`Refund ${customerName} by hand`}
          submit="Note the refund"
          act={({ proof }, call) => call(route, { params, body: { orderId, proof: proof ?? '' } })}
          done={() => `The refund of ${customerName} is noted.`}
          reread={['runs']}
          onClose={() => setByHand(false)}
        >
          <DialogContentText>
            The provider cannot return this payment. Send {formatCedis(amount)} yourself first, then note how:
            the transaction’s number, the day and from which account.
          </DialogContentText>
          <TextInput
            source="proof"
            label="Proof of the refund"
            autoComplete="off"
            helperText={false}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </FormDialog>
      )}
    </div>
  );
}
