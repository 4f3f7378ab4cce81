import { styled } from '@mui/material/styles';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { formatPhone } from '@year-group/api-types/common/phone';
import { lineTitle } from '@year-group/api-types/shop/optionsText';
import type { Order } from '@year-group/api-types/shop/order';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { PrintedSheet } from '#components/PrintedSheet.tsx';
import { slipLabels } from '../orderTexts.ts';

const { color, size, space, text } = tokens;
const { lineStrong } = color.light;

const Sheet = styled(PrintedSheet)({
  '& address': { marginBlock: `${space['2']} ${space['6']}`, fontStyle: 'normal', fontSize: text.lg },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    paddingBlock: space['3'],
    borderBlockEnd: `${size.hairline} solid ${lineStrong}`,
    textAlign: 'start',
  },
  '& th:last-child, & td:last-child': { inlineSize: space['8'], textAlign: 'end' },
  '& td:last-child::after': { content: '" ☐"' },
});

/** The packing slip, shown only in print and instead of everything else. */
export function PackingSlip({ order }: { order: Order }) {
  const { id, customerName, customerPhone, shippingAddress, deliveryMethod, items, createdAt } = order;
  return (
    <Sheet title="Packing slip">
      <h2>{slipLabels[deliveryMethod]}</h2>
      <address>
        {customerName}
        <br />
        {shippingAddress}
        <br />
        {formatPhone(customerPhone)}
      </address>
      <p>
        Order {orderNumber(id)}, {formatLongDate(createdAt)}, {deliveryMethod}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Pieces</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id + lineTitle(item)}>
              <td>{lineTitle(item)}</td>
              <td>{item.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
