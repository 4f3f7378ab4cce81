import { List, ListItem, Typography } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import type { PaymentProvider, PaymentState } from '@year-group/api-types/common/lists';
import { formatCedis } from '@year-group/api-types/common/money';
import type { OrderDetails, PaymentAttempt } from '@year-group/api-types/shop/orderDetails';
import { CheckPayment } from './CheckPayment.tsx';
import { ConfirmPayment } from './ConfirmPayment.tsx';
import { Part } from './Part.tsx';

const providerNames: Record<PaymentProvider, string> = {
  hubtel: 'Hubtel',
  paystack: 'Paystack',
  sandbox: 'Sandbox',
  none: 'By hand',
};

const stateTexts: Record<PaymentState, string> = {
  pending: 'Not paid yet',
  succeeded: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  'needs-review': 'In doubt: needs review',
};

function Attempt({ attempt }: { attempt: PaymentAttempt }) {
  const { provider, state, reason, amount, reference, providerReference, createdAt, settledAt, checkedAt } =
    attempt;
  const moments = [
    ['Started', createdAt],
    ['Settled', settledAt],
    ['Last checked', checkedAt],
  ] as const;
  return (
    <ListItem divider disableGutters sx={{ display: 'block' }}>
      <Typography>
        <strong>{stateTexts[state]}</strong>, {formatCedis(amount)}, {providerNames[provider]}
      </Typography>
      {reason && <Typography>{reason}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {moments.flatMap(([name, at]) => (at ? [`${name} ${formatMoment(at)}`] : [])).join('; ')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        Our reference {reference}
        {providerReference && `, reference of ${providerNames[provider]} ${providerReference}`}
      </Typography>
    </ListItem>
  );
}

/** All payment attempts, latest first, with actions for a doubtful one. */
export function Payments({ order }: { order: OrderDetails }) {
  const { attempts, status, needsReview } = order;
  const isInDoubt = needsReview || attempts.some(({ state }) => state === 'needs-review');
  return (
    <Part title="Payments">
      {attempts.length === 0 ? (
        <Typography color="textSecondary">Nobody has tried to pay this order.</Typography>
      ) : (
        <>
          <List component="ol" disablePadding sx={{ inlineSize: '100%' }}>
            {attempts.map((attempt) => (
              <Attempt key={attempt.id} attempt={attempt} />
            ))}
          </List>
          <CheckPayment order={order} />
          {(isInDoubt || status === 'pending') && <ConfirmPayment order={order} isInDoubt={isInDoubt} />}
        </>
      )}
    </Part>
  );
}
