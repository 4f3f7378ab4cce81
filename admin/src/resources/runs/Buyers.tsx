import { Typography } from '@mui/material';
import { formatPhone } from '@year-group/api-types/common/phone';
import { optionsText } from '@year-group/api-types/shop/optionsText';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import type { Run, RunBuyer } from '@year-group/api-types/shop/run';
import { allows } from '@year-group/api-types/shop/runStates';
import { PagePart, PartRows } from '#components/PagePart.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import { Refund } from './Refund.tsx';

interface BuyersProps {
  title: string;
  /** Said when there are none. */
  empty?: string;
  run: Run;
  buyers: readonly RunBuyer[];
  /** Whether they are in no run. */
  isWaiting?: boolean;
}

/** Orders with their pieces, and the refund of each where one is due. */
export function Buyers({ title, empty, run, buyers, isWaiting = false }: BuyersProps) {
  const isRefunded = isWaiting || allows(run.state, 'refund');
  const done = buyers.filter(({ refund }) => refund?.state === 'done').length;
  return (
    <PagePart title={title}>
      {buyers.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
      {isRefunded && !isWaiting && buyers.length > 0 && (
        <Typography role="status">
          {done} of {buyers.length} refunded
        </Typography>
      )}
      {buyers.length > 0 && (
        <PartRows>
          {buyers.map((buyer) => (
            <li key={buyer.orderId}>
              <BuyerWords buyer={buyer} />
              {(isRefunded || buyer.refund) && <Refund runId={run.id} buyer={buyer} />}
            </li>
          ))}
        </PartRows>
      )}
    </PagePart>
  );
}

const linesText = (lines: RunBuyer['lines']) =>
  lines.map(({ options, quantity }) => `${quantity} × ${optionsText(options)}`.trimEnd()).join('; ');

const BuyerWords = ({
  buyer: { orderId, customerName, customerPhone, lines, isShort },
}: {
  buyer: RunBuyer;
}) => (
  <div>
    <Typography>{customerName}</Typography>
    <Typography variant="body2">{linesText(lines)}</Typography>
    <Typography variant="body2" color="textSecondary">
      <PanelLink to={`/orders/${orderId}/show`}>{orderNumber(orderId)}</PanelLink>,{' '}
      {formatPhone(customerPhone)}
    </Typography>
    {isShort && (
      <Typography variant="body2" color="error">
        There was too little stock when the payment arrived.
      </Typography>
    )}
  </div>
);
