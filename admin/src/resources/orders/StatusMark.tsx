import { type Palette, styled } from '@mui/material/styles';
import type { OrderPayment, OrderStatus } from '@year-group/api-types/common/lists';
import type { Order } from '@year-group/api-types/shop/order';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { paymentOf, paymentTexts, progressText } from './orderTexts.ts';

const { radius, size, space, text, weight } = tokens;

const grey = ({ text: { secondary } }: Palette) => secondary;
const red = ({ error }: Palette) => error.main;
const green = ({ success }: Palette) => success.main;

/** A dot's colour for each payment and progress. */
const dotColours: Record<MarkName, (palette: Palette) => string> = {
  'payment-none': grey,
  'payment-waiting': grey,
  'payment-failed': red,
  'payment-in-doubt': red,
  'payment-paid': green,
  'payment-part-refunded': grey,
  'payment-refunded': grey,
  'progress-pending': grey,
  'progress-paid': ({ secondary }) => secondary.main,
  'progress-shipped': ({ primary }) => primary.main,
  'progress-delivered': green,
  'progress-cancelled': grey,
  review: red,
};

type MarkName = `payment-${OrderPayment}` | `progress-${OrderStatus}` | 'review';

const Mark = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  paddingInline: space['2'],
  border: `${size.hairline} solid ${palette.divider}`,
  borderRadius: radius.pill,
  fontSize: text['2xs'],
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    inlineSize: space['2'],
    blockSize: space['2'],
    borderRadius: radius.pill,
  },
  ...Object.fromEntries(
    Object.entries(dotColours).map(([mark, colourOf]) => [
      `&[data-mark="${mark}"]::before`,
      { backgroundColor: colourOf(palette) },
    ]),
  ),
  '&[data-mark="progress-cancelled"]': { color: palette.text.secondary, textDecoration: 'line-through' },
  '&[data-mark="payment-failed"], &[data-mark="payment-in-doubt"], &[data-mark="review"]': {
    borderColor: palette.error.main,
    color: palette.error.main,
  },
}));

const Marks = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: space['1'] });

/** Payment and progress of an order, and whether it needs attention. */
export function StatusMark({ order }: { order: Order }) {
  const { status, needsReview } = order;
  const payment = paymentOf(order);
  return (
    <Marks>
      <Mark data-mark={`payment-${payment}`}>{paymentTexts[payment]}</Mark>
      <Mark data-mark={`progress-${status}`}>{progressText(order)}</Mark>
      {needsReview && <Mark data-mark="review">Needs review</Mark>}
    </Marks>
  );
}
