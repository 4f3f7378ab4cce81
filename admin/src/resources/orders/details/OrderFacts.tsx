import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatMoment } from '@year-group/api-types/common/dates';
import { formatCedis } from '@year-group/api-types/common/money';
import { formatPhone } from '@year-group/api-types/common/phone';
import { lineTitle } from '@year-group/api-types/shop/optionsText';
import type { OrderLine } from '@year-group/api-types/shop/order';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { ContactLinks } from '#components/ContactLinks.tsx';
import { Facts } from '#components/Facts.tsx';
import { placeLabels } from '../orderTexts.ts';
import { StatusMark } from '../StatusMark.tsx';
import { PackingSlip } from './PackingSlip.tsx';

const { space } = tokens;

const Top = styled('div')({ display: 'grid', gap: space['4'], justifyItems: 'start' });
const Lines = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });

const formatLine = (line: OrderLine) => `${lineTitle(line)} x ${line.quantity} @ ${formatCedis(line.price)}`;

/** Customer, lines, address and contact links. */
export function OrderFacts({ order }: { order: OrderDetails }) {
  const { customerName, customerEmail, customerPhone, items } = order;
  return (
    <Top>
      <StatusMark order={order} />
      <Facts
        facts={[
          ['Order', orderNumber(order.id)],
          ['Customer Name', customerName],
          ['Email', customerEmail],
          ['Phone', formatPhone(customerPhone)],
          [placeLabels[order.deliveryMethod], order.shippingAddress],
          [
            'Items',
            <Lines key="items">
              {items.map((line) => (
                <li key={line.id + lineTitle(line)}>{formatLine(line)}</li>
              ))}
            </Lines>,
          ],
          ['Delivery', `${order.deliveryMethod}, ${formatCedis(order.deliveryCost)}`],
          ['Amount', formatCedis(order.totalAmount)],
          ['Date', formatMoment(order.createdAt)],
        ]}
      />
      <Actions>
        <ContactLinks name={customerName} email={customerEmail} phone={customerPhone} />
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          Packing slip
        </Button>
      </Actions>
      <PackingSlip order={order} />
    </Top>
  );
}
