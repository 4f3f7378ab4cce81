import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { TextInput } from 'react-admin';
import { ActForm } from '#components/ActForm.tsx';

interface Confirmation {
  transactionId?: string | null;
  note?: string | null;
}

/** Confirms a payment that the provider's own dashboard shows. */
export const ConfirmPayment = ({ order: { id }, isInDoubt }: { order: OrderDetails; isInDoubt: boolean }) => (
  <Accordion defaultExpanded={isInDoubt} disableGutters sx={{ inlineSize: '100%' }}>
    <AccordionSummary expandIcon={<ExpandMoreIcon />}>Confirm the payment by hand</AccordionSummary>
    <AccordionDetails>
      <ActForm<Confirmation>
        right="payments.confirm"
        submit="Confirm the payment"
        act={({ transactionId, note }, call) =>
          call('POST /api/admin/orders/:id/confirm-payment', {
            params: { id },
            body: { transactionId: transactionId ?? '', note: note ?? '' },
          })
        }
        done={() => messages.orders.updated}
        reread={['orders']}
      >
        <Typography variant="body2" color="textSecondary">
          Only when the provider’s own dashboard shows that the money has arrived. The order becomes paid and
          the customer gets the confirmation by e-mail.
        </Typography>
        <TextInput source="transactionId" label="Transaction ID" />
        <TextInput source="note" label="Note (why you are sure)" />
      </ActForm>
    </AccordionDetails>
  </Accordion>
);
