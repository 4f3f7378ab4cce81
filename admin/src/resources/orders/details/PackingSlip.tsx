import { GlobalStyles } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatLongDate } from '@year-group/api-types/dates';
import type { OrderDetails } from '@year-group/api-types/orderDetails';
import { formatPhone } from '@year-group/api-types/phone';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { createPortal } from 'react-dom';
import { Crest } from '#components/Crest.tsx';
import { useBrand } from '#lib/brand.ts';

const { color, font, size, space, text, weight } = tokens;
const { ink, lineStrong, surface } = color.light;

// Printed in dark on white, whatever the screen's theme.
const Sheet = styled('article')({
  display: 'none',
  '@media print': { display: 'block' },
  color: ink,
  fontSize: text.sm,
  '& header': { display: 'flex', alignItems: 'center', gap: space['4'], marginBlockEnd: space['6'] },
  '& h1, & h2': { margin: 0, fontFamily: font.title, fontWeight: weight.title },
  '& h1': { fontSize: text.xl },
  '& h2': { fontSize: text.md },
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

const printStyles = {
  '@media print': {
    '@page': { margin: '18mm' },
    'body > *:not(article)': { display: 'none !important' },
    ':root, body': {
      background: `${surface} !important`,
      colorScheme: 'light',
      overflow: 'visible !important',
    },
  },
};

/** The packing slip, shown only in print and instead of everything else. */
export function PackingSlip({ order }: { order: OrderDetails }) {
  const { name } = useBrand();
  const { id, customerName, customerPhone, shippingAddress, deliveryMethod, items, createdAt } = order;
  return createPortal(
    <Sheet>
      <GlobalStyles styles={printStyles} />
      <header>
        <Crest size={64} />
        <div>
          <h1>Packing slip</h1>
          {name}
        </div>
      </header>
      <h2>Ship to</h2>
      <address>
        {customerName}
        <br />
        {shippingAddress}
        <br />
        {formatPhone(customerPhone)}
      </address>
      <p>
        Order {id}, {formatLongDate(createdAt)}, {deliveryMethod}
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
            <tr key={item.id}>
              <td>{item.title}</td>
              <td>{item.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>,
    document.body,
  );
}
