import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, Stack } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import { formatCedis } from '@year-group/api-types/common/money';
import { formatPhone } from '@year-group/api-types/common/phone';
import { lineTitle } from '@year-group/api-types/shop/optionsText';
import type { OrderLine } from '@year-group/api-types/shop/order';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { ContactLinks } from '#components/ContactLinks.tsx';
import { Facts } from '#components/Facts.tsx';
import { placeLabels } from '../orderTexts.ts';
import { StatusMark } from '../StatusMark.tsx';
import { PackingSlip } from './PackingSlip.tsx';

const formatLine = (line: OrderLine) => `${lineTitle(line)} x ${line.quantity} @ ${formatCedis(line.price)}`;

/** Customer, lines, address and contact links. */
export function OrderFacts({ order }: { order: OrderDetails }) {
  const { customerName, customerEmail, customerPhone, items } = order;
  return (
    <Stack sx={{ gap: 2, alignItems: 'start' }}>
      <StatusMark order={order} />
      <Facts
        facts={[
          ['Order', orderNumber(order.id)],
          ['Customer Name', customerName],
          ['Email', customerEmail],
          ['Phone', formatPhone(customerPhone)],
          [placeLabels[order.deliveryMethod], order.shippingAddress],
          ['Items', items.map((line) => <div key={line.id + lineTitle(line)}>{formatLine(line)}</div>)],
          ['Delivery', `${order.deliveryMethod}, ${formatCedis(order.deliveryCost)}`],
          ['Amount', formatCedis(order.totalAmount)],
          ['Date', formatMoment(order.createdAt)],
        ]}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ContactLinks name={customerName} email={customerEmail} phone={customerPhone} />
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          Packing slip
        </Button>
      </Stack>
      <PackingSlip order={order} />
    </Stack>
  );
}
