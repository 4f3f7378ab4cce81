import { Alert } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { useDataProvider } from 'react-admin';
import { RightButton } from '#components/RightButton.tsx';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { formatStatus } from '../statusLabels.ts';
import { useKeepDetails } from './useOrderDetails.ts';

/** Reads the payments of an order from the provider and reports the result. */
export function CheckPayment({ order: { id } }: { order: OrderDetails }) {
  const dataProvider = useDataProvider<PanelDataProvider>();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => dataProvider.call('POST /api/admin/orders/:id/check-payment', { params: { id } }),
    onSuccess: useKeepDetails(),
  });
  return (
    <>
      <RightButton right="payments.check" variant="outlined" disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Asking the provider...' : 'Check with the provider now'}
      </RightButton>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && (
        <Alert severity="success" role="status">
          The provider was asked. The order is {formatStatus(data.status)}.
        </Alert>
      )}
    </>
  );
}
