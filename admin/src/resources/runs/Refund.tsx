import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  TextField,
  Typography,
} from '@mui/material';
import { formatMoment } from '@year-group/api-types/dates';
import { formatCedis } from '@year-group/api-types/money';
import type { RunBuyer } from '@year-group/api-types/run';
import { type FormEvent, useId, useState } from 'react';
import { DialogHead } from '#components/DialogHead.tsx';
import { Problem } from '#components/Problem.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { formText } from '#lib/formText.ts';
import { useRunTask } from './useRuns.ts';

interface RefundProps {
  runId: string;
  buyer: RunBuyer;
}

/** Where a buyer's refund stands, and the button that asks for it once. */
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

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const proof = formText(new FormData(event.currentTarget), 'proof');
    void change(
      () => call('POST /api/admin/runs/:id/refunds', { params: { id: runId }, body: { orderId, proof } }),
      `The refund of ${customerName} is noted.`,
    );
  }

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogHead id={id} title={`Refund ${customerName} by hand`} isBusy={isBusy} onClose={onClose} />
      <form noValidate onSubmit={handleSubmit}>
        <DialogContent>
          <DialogContentText sx={{ marginBlockEnd: 2 }}>
            The provider cannot return this payment. Send {formatCedis(amount)} yourself first, then note how:
            the transaction’s number, the day and from which account.
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
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {isBusy ? 'Saving...' : 'Note the refund'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
