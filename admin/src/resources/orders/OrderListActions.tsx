import PackIcon from '@mui/icons-material/Inventory2Outlined';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { RightButton } from '#components/RightButton.tsx';
import { useIsWide } from '#lib/media.ts';
import { ExportOrders } from './ExportOrders.tsx';

/** Leads to pre-orders and packing. Only a laptop has room for the download beside them. */
export function OrderListActions() {
  const isWide = useIsWide();
  return (
    <>
      <Button component={Link} to="/admin/orders/runs">
        Pre-orders
      </Button>
      {isWide && <ExportOrders />}
      <RightButton
        right="orders.change"
        component={Link}
        to="/admin/orders/pack"
        variant="contained"
        startIcon={<PackIcon />}
      >
        Pack orders
      </RightButton>
    </>
  );
}
