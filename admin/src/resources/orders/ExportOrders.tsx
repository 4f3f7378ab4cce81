import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { messages } from '@year-group/api-types/messages';
import { orderFileName, ordersToCsv } from '@year-group/api-types/shop/orderCsv';
import { useDataProvider } from 'react-admin';
import { RightButton } from '#components/RightButton.tsx';
import { useCsvDownload } from '#components/useCsvDownload.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

/** Downloads all orders as CSV. */
export function ExportOrders() {
  const { call } = useDataProvider<PanelDataProvider>();
  const button = useCsvDownload({
    read: () => call('GET /api/admin/orders/download'),
    write: (orders) => [orderFileName, ordersToCsv(orders)],
    failed: messages.orders.downloadFailed,
    empty: messages.orders.empty,
  });
  return (
    <RightButton right="orders.export" variant="outlined" startIcon={<DownloadIcon />} {...button}>
      Download Orders
    </RightButton>
  );
}
