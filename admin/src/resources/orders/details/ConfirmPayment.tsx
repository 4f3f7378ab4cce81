import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type FormEvent, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { Field } from '#components/Field.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { formText } from '#lib/formText.ts';
import { useCall } from '#providers/useCall.ts';
import { useKeepDetails } from './useOrderDetails.ts';

const { size, space } = tokens;

const Box = styled('details')({
  inlineSize: '100%',
  '& summary': { minBlockSize: size.target, cursor: 'pointer' },
});
const Form = styled('form')({
  display: 'grid',
  gap: space['3'],
  justifyItems: 'start',
  maxInlineSize: size.form,
});

type Problems = Partial<Record<string, string>>;

/** Confirms a payment that the provider's own dashboard shows. */
export function ConfirmPayment({ order: { id }, isInDoubt }: { order: OrderDetails; isInDoubt: boolean }) {
  const [isSaving, setSaving] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const call = useCall();
  const keep = useKeepDetails();
  const notify = useNotify();

  async function confirm(fields: FormData) {
    setSaving(true);
    setProblems({});
    try {
      const body = { transactionId: formText(fields, 'transactionId'), note: formText(fields, 'note') };
      const details = await call('POST /api/admin/orders/:id/confirm-payment', { params: { id }, body });
      notify(messages.orders.updated, { type: 'success' });
      await keep(details);
    } catch (error) {
      const issues = error instanceof HttpError ? (error.body?.errors as Problems | undefined) : undefined;
      if (issues && Object.keys(issues).length > 0) setProblems(issues);
      else notify((error as Error).message, { type: 'error' });
    } finally {
      setSaving(false);
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void confirm(new FormData(event.currentTarget));
  }

  const field = (name: string, label: string) => (
    <Field
      id={`confirm-${name}`}
      name={name}
      label={label}
      error={problems[name] !== undefined}
      helperText={problems[name]}
    />
  );
  return (
    <Box open={isInDoubt}>
      <summary>Confirm the payment by hand</summary>
      <Form noValidate onSubmit={handleSubmit}>
        <Typography variant="body2" color="textSecondary">
          Only when the provider’s own dashboard shows that the money has arrived. The order becomes paid and
          the customer gets the confirmation by e-mail.
        </Typography>
        {field('transactionId', 'Transaction ID')}
        {field('note', 'Note (why you are sure)')}
        <RightButton right="payments.confirm" type="submit" variant="contained" disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Confirm the payment'}
        </RightButton>
      </Form>
    </Box>
  );
}
