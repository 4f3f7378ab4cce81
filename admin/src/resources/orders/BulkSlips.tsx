import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import type { Order } from '@year-group/api-types/shop/order';
import { useChosenRows } from '#components/lists/Choosing.tsx';
import { usePrinting } from '#components/PrintedSheet.tsx';
import { PackingSlip } from './details/PackingSlip.tsx';

/** Prints the packing slips of the selected orders, each on its own sheet. */
export function BulkSlips() {
  return <PrintSlips orders={useChosenRows<Order>()} label="Packing slips" />;
}

interface PrintSlipsProps {
  orders: readonly Order[];
  label: string;
}

/** A button that prints the packing slips of these orders. */
export function PrintSlips({ orders, label }: PrintSlipsProps) {
  const { isPrinting, print } = usePrinting();
  return (
    <>
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={print}>
        {label}
      </Button>
      {isPrinting && orders.map((order) => <PackingSlip key={order.id} order={order} />)}
    </>
  );
}
