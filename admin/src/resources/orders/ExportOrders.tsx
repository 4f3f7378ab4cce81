import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { orderFileName, ordersToCsv } from '@year-group/api-types/orderCsv';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { download } from '../../lib/download.ts';
import { useCall } from '../../providers/useCall.ts';

/** Downloads all orders as CSV. */
export function ExportOrders() {
  const [isBusy, setBusy] = useState(false);
  const call = useCall();
  const notify = useNotify();

  async function handleClick() {
    setBusy(true);
    try {
      const orders = await call('GET /api/admin/orders/download');
      if (orders.length > 0) download(orderFileName, ordersToCsv(orders));
      else notify(messages.orders.empty, { type: 'info' });
    } catch (error) {
      notify(`${messages.orders.downloadFailed} ${(error as Error).message}`, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={isBusy}
      onClick={() => void handleClick()}
    >
      Download Orders
    </Button>
  );
}
