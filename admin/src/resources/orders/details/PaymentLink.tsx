import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatCedis } from '@year-group/api-types/common/money';
import { isPhone, lookupPhone } from '@year-group/api-types/common/phone';
import { messages } from '@year-group/api-types/messages';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useNotify } from 'react-admin';
import { RightButton } from '#components/RightButton.tsx';
import { useTask } from '#components/useTask.ts';
import { useCall } from '#providers/useCall.ts';
import { paymentOf, paymentTexts } from '../orderTexts.ts';
import { useKeepDetails } from './useOrderDetails.ts';

const { size, space } = tokens;

const Notice = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: space['3'],
  paddingInlineStart: space['4'],
  borderInlineStart: `${size.rule} solid ${theme.palette.divider}`,
  '&[data-failed]': { borderColor: theme.palette.error.main },
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });

/** Why an order is not paid, and the answer to it: a link to pay, by letter or WhatsApp. */
export function PaymentLink({ order }: { order: OrderDetails }) {
  const { id, customerName, customerPhone, totalAmount, payUrl, attempts } = order;
  const call = useCall();
  const keep = useKeepDetails();
  const notify = useNotify();
  const { run, problem, isBusy } = useTask();
  const payment = paymentOf(order);
  if (payment === 'in-doubt') {
    return (
      <Notice aria-label="Payment in doubt" data-failed>
        <Typography>
          <strong>{paymentTexts[payment]}.</strong> {attempts[0]?.reason} Look below, under Payments.
        </Typography>
      </Notice>
    );
  }
  if (!payUrl) return null;
  const phone = lookupPhone(customerPhone);
  const text = messages.orders.linkText(customerName, orderNumber(id), formatCedis(totalAmount), payUrl);

  const handleSend = () =>
    run(async () => {
      await keep(await call('POST /api/admin/orders/:id/payment-link', { params: { id } }));
      notify(messages.orders.linkSent(customerName), { type: 'success' });
    });

  return (
    <Notice aria-label="Payment link" data-failed={payment === 'failed' || undefined}>
      <Typography>
        <strong>{paymentTexts[payment]}.</strong> {attempts[0]?.reason}
      </Typography>
      <Actions>
        <RightButton
          right="payments.sendLink"
          variant="contained"
          disabled={isBusy}
          onClick={() => void handleSend()}
        >
          {isBusy ? 'Sending...' : 'Send a new payment link'}
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
      </Actions>
      <div role="status">{problem && <Typography color="error">{problem}</Typography>}</div>
    </Notice>
  );
}
