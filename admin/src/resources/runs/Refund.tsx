import { DialogContentText, TextField, Typography } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import { formatCedis } from '@year-group/api-types/common/money';
import type { RunBuyer } from '@year-group/api-types/shop/run';
import { useId, useState } from 'react';
import { FormDialog } from '#components/FormDialog.tsx';
import { Problem } from '#components/Problem.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { formText } from '#lib/formText.ts';
import { useRunTask } from './useRuns.ts';

interface RefundProps {
  runId: string;
  buyer: RunBuyer;
}

/** The state of a buyer's refund, and the button that asks for it once. */
export function Refund({ runId, buyer }: RefundProps) {
  const { orderId, customerName, amount, isRefundable, refund } = buyer;
  const [isByHand, setByHand] = useState(false);
  const { call, change, problem, isBusy } = useRunTask();
  if (refund?.state === 'done') {
    return (
      <Typography variant="body2">
        {formatCedis(refund.amount)} refunded on {formatMoment(refund.at)}
        {refund.proof && `, by hand: ${refund.proof}`}
      </Typography>
    );
  }

  const handleAsk = () =>
    change(
      () => call('POST /api/admin/runs/:id/refunds', { params: { id: runId }, body: { orderId } }),
      `The refund of ${customerName} was asked for.`,
    );
  const isAsked = refund?.state === 'asked';
  const label = isBusy ? 'Asking...' : isAsked ? 'Look again' : `Refund ${formatCedis(amount)}`;
  return (
    <div>
      {isAsked && <Typography variant="body2">Asked for, not confirmed yet</Typography>}
      {refund?.state === 'failed' && (
        <Typography variant="body2" color="error">
          The provider could not refund it. Return it by hand.
        </Typography>
      )}
      <RightButton
        right="payments.refund"
        variant="outlined"
        disabled={isBusy}
        aria-label={`${label}, ${customerName}`}
        onClick={() => (isRefundable && refund?.state !== 'failed' ? void handleAsk() : setByHand(true))}
      >
        {label}
      </RightButton>
      <Problem text={problem} />
      {isByHand && <RefundByHand runId={runId} buyer={buyer} onClose={() => setByHand(false)} />}
    </div>
  );
}

/** Notes a refund that was carried out elsewhere, with the proof of it. */
function RefundByHand({ runId, buyer, onClose }: RefundProps & { onClose: () => void }) {
  const { orderId, customerName, amount } = buyer;
  const { call, change, problem, isBusy } = useRunTask(onClose);
  const id = useId();

  function handleSubmit(fields: FormData) {
    const proof = formText(fields, 'proof');
    void change(
      () => call('POST /api/admin/runs/:id/refunds', { params: { id: runId }, body: { orderId, proof } }),
      `The refund of ${customerName} is noted.`,
    );
  }

  return (
    <FormDialog
      title={`Refund ${customerName} by hand`}
      submit="Note the refund"
      isBusy={isBusy}
      aria-describedby={`${id}-text`}
      onCancel={onClose}
      onSubmit={handleSubmit}
    >
      <DialogContentText id={`${id}-text`}>
        The provider cannot return this payment. Send {formatCedis(amount)} yourself first, then note how: the
        transaction’s number, the day and from which account.
      </DialogContentText>
      <TextField
        id={`${id}-proof`}
        name="proof"
        label="Proof of the refund"
        autoComplete="off"
        fullWidth
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Problem text={problem} />
    </FormDialog>
  );
}
