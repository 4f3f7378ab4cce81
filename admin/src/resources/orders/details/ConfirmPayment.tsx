import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { Form, HttpError, SaveContextProvider, TextInput, useDataProvider, useNotify } from 'react-admin';
import { RightButton } from '#components/RightButton.tsx';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { useKeepDetails } from './useOrderDetails.ts';

interface Confirmation {
  transactionId?: string;
  note?: string;
}

/** Confirms a payment that the provider's own dashboard shows. */
export function ConfirmPayment({ order: { id }, isInDoubt }: { order: OrderDetails; isInDoubt: boolean }) {
  const dataProvider = useDataProvider<PanelDataProvider>();
  const notify = useNotify();
  const keep = useKeepDetails();
  const { isPending, mutateAsync } = useMutation({
    mutationFn: ({ transactionId = '', note = '' }: Confirmation) =>
      dataProvider.call('POST /api/admin/orders/:id/confirm-payment', {
        params: { id },
        body: { transactionId, note },
      }),
  });

  /** Resolves to the errors by field. */
  async function save(values: Confirmation) {
    try {
      await keep(await mutateAsync(values));
      notify(messages.orders.updated, { type: 'success' });
      return undefined;
    } catch (error) {
      const { errors = {} } = (error instanceof HttpError && error.body) || {};
      if (Object.keys(errors).length === 0) notify((error as Error).message, { type: 'error' });
      return errors;
    }
  }

  return (
    <Accordion defaultExpanded={isInDoubt} disableGutters sx={{ inlineSize: '100%' }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>Confirm the payment by hand</AccordionSummary>
      <AccordionDetails>
        <SaveContextProvider value={{ save, saving: isPending }}>
          <Form>
            <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
              <Typography variant="body2" color="textSecondary">
                Only when the provider’s own dashboard shows that the money has arrived. The order becomes
                paid and the customer gets the confirmation by e-mail.
              </Typography>
              <TextInput source="transactionId" label="Transaction ID" />
              <TextInput source="note" label="Note (why you are sure)" />
              <RightButton right="payments.confirm" type="submit" variant="contained" disabled={isPending}>
                {isPending ? 'Saving...' : 'Confirm the payment'}
              </RightButton>
            </Stack>
          </Form>
        </SaveContextProvider>
      </AccordionDetails>
    </Accordion>
  );
}
