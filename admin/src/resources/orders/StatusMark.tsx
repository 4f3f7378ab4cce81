import { type Palette, styled } from '@mui/material/styles';
import type { OrderStatus } from '@year-group/api-types/lists';
import type { Order } from '@year-group/api-types/order';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { formatStatus } from './statusLabels.ts';

const { radius, size, space, text, weight } = tokens;

const dotColours: Record<OrderStatus | 'review', (palette: Palette) => string> = {
  pending: ({ text: { secondary } }) => secondary,
  paid: ({ secondary }) => secondary.main,
  shipped: ({ primary }) => primary.main,
  delivered: ({ success }) => success.main,
  cancelled: ({ text: { secondary } }) => secondary,
  review: ({ error }) => error.main,
};

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
    Object.entries(dotColours).map(([status, colourOf]) => [
      `&[data-status="${status}"]::before`,
      { backgroundColor: colourOf(palette) },
    ]),
  ),
  '&[data-status="cancelled"]': { color: palette.text.secondary, textDecoration: 'line-through' },
  '&[data-status="review"]': { borderColor: palette.error.main, color: palette.error.main },
}));

const Marks = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: space['1'] });

/** The status of an order, and whether it needs attention. */
export function StatusMark({ order: { status, needsReview } }: { order: Order }) {
  return (
    <Marks>
      <Mark data-status={status}>{formatStatus(status)}</Mark>
      {needsReview && <Mark data-status="review">Needs review</Mark>}
    </Marks>
  );
}
