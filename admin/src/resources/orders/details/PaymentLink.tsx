import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { formatCedis } from '@year-group/api-types/common/money';
import { isPhone, lookupPhone } from '@year-group/api-types/common/phone';
import { messages } from '@year-group/api-types/messages';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { useDataProvider, useNotify } from 'react-admin';
import { RightButton } from '#components/RightButton.tsx';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { paymentOf, paymentTexts } from '../orderTexts.ts';
import { useKeepDetails } from './useOrderDetails.ts';

/** Why an order is not paid, and the answer to it: a link to pay, by letter or WhatsApp. */
export function PaymentLink({ order }: { order: OrderDetails }) {
  const { id, customerName, customerPhone, totalAmount, payUrl, attempts } = order;
  const dataProvider = useDataProvider<PanelDataProvider>();
  const keep = useKeepDetails();
  const notify = useNotify();
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => dataProvider.call('POST /api/admin/orders/:id/payment-link', { params: { id } }),
    async onSuccess(details) {
      await keep(details);
      notify(messages.orders.linkSent(customerName), { type: 'success' });
    },
  });
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
        <RightButton
          right="payments.sendLink"
          variant="contained"
          disabled={isPending}
          onClick={() => mutate()}
        >
          {isPending ? 'Sending...' : 'Send a new payment link'}
        </RightButton>
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
      {error && <Typography color="error">{error.message}</Typography>}
    </Alert>
  );
}
