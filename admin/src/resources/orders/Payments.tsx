import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Button,
  List,
  ListItem,
  Stack,
  Typography,
} from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import type { PaymentProvider, PaymentState } from '@year-group/api-types/common/lists';
import { formatCedis } from '@year-group/api-types/common/money';
import { isPhone, lookupPhone } from '@year-group/api-types/common/phone';
import { messages } from '@year-group/api-types/messages';
import type { OrderDetails, PaymentAttempt } from '@year-group/api-types/shop/orderDetails';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { required, TextInput } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { ActForm } from '#components/ActForm.tsx';
import { PagePart } from '#components/PagePart.tsx';
import { whatsAppLink } from '#lib/whatsApp.ts';
import { useRights } from '#providers/account.ts';
import { useBrand } from '#providers/brand.ts';
import { isPaid } from './moveQuestions.ts';
import { formatStatus, paymentTexts } from './orderTexts.ts';
import { Refunds } from './Refunds.tsx';

/** Why an order is not paid, and the answer to it: a link to pay, by letter or WhatsApp. */
export function PaymentLink({ order }: { order: OrderDetails }) {
  const { id, customerName, customerPhone, totalAmount, payment = 'none', payUrl, attempts } = order;
  const why = (
    <>
      <strong>{paymentTexts[payment]}.</strong> {attempts[0]?.reason}
    </>
  );
  if (payment === 'in-doubt') return <Alert severity="error">{why} Look below, under Payments.</Alert>;
  if (!payUrl) return null;
  const phone = lookupPhone(customerPhone);
  const amount = formatCedis(totalAmount);
  const sentence = payment === 'failed' ? messages.orders.linkAfterFailure : messages.orders.linkText;
  const text = sentence(customerName, orderNumber(id), amount, payUrl);
  return (
    <Alert severity={payment === 'failed' ? 'error' : 'info'} role="region" aria-label="Payment link">
      {why}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
        <ActButton
          right="payments.sendLink"
          variant="contained"
          act={(call) => call('POST /api/admin/orders/:id/payment-link', { params: { id } })}
          done={messages.orders.linkSent(customerName)}
          reread={['orders']}
        >
          Send a new payment link
        </ActButton>
        {isPhone(phone) && (
          <Button variant="outlined" startIcon={<WhatsAppIcon />} {...whatsAppLink({ phone, text })}>
            Payment link by WhatsApp
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

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

/** All payment attempts, latest first, with actions for a doubtful one, and refunds; what came otherwise is recorded too. */
export function Payments({ order }: { order: OrderDetails }) {
  const { id, attempts, payment, isPayable, refunds } = order;
  const canConfirm = useRights()('payments.confirm');
  return (
    <PagePart title="Payments">
      {attempts.length === 0 ? (
        <Typography color="textSecondary">Nobody has tried to pay this order online.</Typography>
      ) : (
        <>
          <List component="ol" disablePadding sx={{ inlineSize: '100%' }}>
            {attempts.map((attempt) => (
              <Attempt key={attempt.id} attempt={attempt} />
            ))}
          </List>
          <ActButton
            right="payments.check"
            variant="outlined"
            act={(call) => call('POST /api/admin/orders/:id/check-payment', { params: { id } })}
            done={(checked) => `The order is ${formatStatus(checked.status)}.`}
            reread={['orders']}
          >
            Check with the provider now
          </ActButton>
        </>
      )}
      <Refunds refunds={refunds} />
      {canConfirm && (isPayable || (payment === 'in-doubt' && !isPaid(order))) && (
        <ConfirmPayment order={order} />
      )}
    </PagePart>
  );
}

/** Confirms a payment that the provider's own dashboard shows, or one that came without the provider. */
function ConfirmPayment({ order: { id, attempts, payment } }: { order: OrderDetails }) {
  const { paysByHand } = useBrand();
  const wasTried = attempts.length > 0;
  return (
    <Accordion defaultExpanded={paysByHand || payment === 'in-doubt'} sx={{ inlineSize: '100%' }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>Confirm the payment by hand</AccordionSummary>
      <AccordionDetails>
        <ActForm<{ transactionId?: string | null; note?: string | null }>
          right="payments.confirm"
          submit="Confirm the payment"
          act={({ transactionId, note }, call) =>
            call('POST /api/admin/orders/:id/confirm-payment', {
              params: { id },
              body: { transactionId: transactionId ?? '', note: note ?? '' },
            })
          }
          done={() => 'The payment is confirmed.'}
          reread={['orders']}
        >
          <Typography variant="body2" color="textSecondary">
            {wasTried
              ? 'Only when the provider’s own dashboard shows that the money has arrived.'
              : 'Only when the money has arrived: in cash, by mobile money or by a transfer.'}{' '}
            The money then counts as received. An order that is not shipped becomes paid, and the customer
            gets the receipt by letter; one that is shipped or delivered keeps its status, without a letter; a
            cancelled one stays cancelled and needs review.
          </Typography>
          {wasTried && (
            <TextInput
              source="transactionId"
              label="Transaction ID"
              validate={required(messages.orders.transactionMissing)}
            />
          )}
          <TextInput source="note" label={`Note (${wasTried ? 'why you are sure' : 'how the money came'})`} />
        </ActForm>
      </AccordionDetails>
    </Accordion>
  );
}
