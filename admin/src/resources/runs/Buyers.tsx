import { DialogContentText, Typography } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import { formatCedis } from '@year-group/api-types/common/money';
import { formatPhone } from '@year-group/api-types/common/phone';
import { optionsText } from '@year-group/api-types/shop/optionsText';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import type { Run, RunBuyer } from '@year-group/api-types/shop/run';
import { allows } from '@year-group/api-types/shop/runStates';
import { useState } from 'react';
import { Link, TextInput } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { FormDialog } from '#components/ActForm.tsx';
import { ContactLinks } from '#components/ContactLinks.tsx';
import { PagePart, PartRows } from '#components/PagePart.tsx';

interface BuyersProps {
  title: string;
  run: Run;
  buyers: readonly RunBuyer[];
  /** Whether they are in no run. */
  isWaiting?: boolean;
  /** Whether they have not paid, and can be reminded. */
  isUnpaid?: boolean;
}

/** Orders with their pieces, and the refund of each where one is due. */
export function Buyers({ title, run, buyers, isWaiting = false, isUnpaid = false }: BuyersProps) {
  const isRefunded = isWaiting || allows(run.state, 'refund');
  const done = buyers.filter(({ refund }) => refund?.state === 'done').length;
  return (
    <PagePart title={title}>
      {buyers.length === 0 && <Typography color="textSecondary">Nobody has paid yet.</Typography>}
      {isRefunded && !isWaiting && buyers.length > 0 && (
        <Typography role="status">
          {done} of {buyers.length} refunded
        </Typography>
      )}
      <PartRows hidden={buyers.length === 0}>
        {buyers.map((buyer) => (
          <li key={buyer.orderId}>
            <div>
              <Typography>{buyer.customerName}</Typography>
              <Typography variant="body2">
                {buyer.lines
                  .map(({ options, quantity }) => `${quantity} × ${optionsText(options)}`.trimEnd())
                  .join('; ')}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                <Link to={`/orders/${buyer.orderId}/show`}>{orderNumber(buyer.orderId)}</Link>,{' '}
                {formatPhone(buyer.customerPhone)}
              </Typography>
              {buyer.isShort && (
                <Typography variant="body2" color="error">
                  There was too little stock when the payment arrived.
                </Typography>
              )}
            </div>
            {isUnpaid && (
              <ContactLinks
                name={buyer.customerName}
                email={buyer.customerEmail}
                phone={buyer.customerPhone}
              />
            )}
            {(isRefunded || buyer.refund) && <Refund runId={run.id} buyer={buyer} />}
          </li>
        ))}
      </PartRows>
    </PagePart>
  );
}

const route = 'POST /api/admin/runs/:id/refunds';

/** The state of a buyer's refund, and the button that asks for it once or notes one by hand. */
function Refund({ runId, buyer }: { runId: string; buyer: RunBuyer }) {
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
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </FormDialog>
      )}
    </div>
  );
}
