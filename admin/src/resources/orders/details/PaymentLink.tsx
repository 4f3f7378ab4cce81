import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Alert, Button, Stack } from '@mui/material';
import { formatCedis } from '@year-group/api-types/common/money';
import { isPhone, lookupPhone } from '@year-group/api-types/common/phone';
import { messages } from '@year-group/api-types/messages';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { ActButton } from '#components/ActButton.tsx';
import { paymentOf, paymentTexts } from '../orderTexts.ts';

/** Why an order is not paid, and the answer to it: a link to pay, by letter or WhatsApp. */
export function PaymentLink({ order }: { order: OrderDetails }) {
  const { id, customerName, customerPhone, totalAmount, payUrl, attempts } = order;
  const payment = paymentOf(order);
  const why = (
    <>
      <strong>{paymentTexts[payment]}.</strong> {attempts[0]?.reason}
    </>
  );
  if (payment === 'in-doubt') return <Alert severity="error">{why} Look below, under Payments.</Alert>;
  if (!payUrl) return null;
  const phone = lookupPhone(customerPhone);
  const text = messages.orders.linkText(customerName, orderNumber(id), formatCedis(totalAmount), payUrl);
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
          <Button
            variant="outlined"
            startIcon={<WhatsAppIcon />}
            href={`https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noreferrer"
          >
            Payment link by WhatsApp
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
