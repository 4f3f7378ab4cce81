import { styled } from '@mui/material/styles';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { formatCedis } from '@year-group/api-types/common/money';
import type { Member } from '@year-group/api-types/members/member';
import type { Order } from '@year-group/api-types/shop/order';
import type { Dashboard } from '@year-group/api-types/system/dashboard';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useBrand } from '#lib/brand.ts';
import { useCan } from '#providers/account.ts';
import { EventLeaf } from './EventLeaf.tsx';
import { NewestNews } from './NewestNews.tsx';
import { ordersWith } from './ordersWith.ts';
import { LinkRows, TodayPart } from './TodayPart.tsx';

const { breakpoint, space } = tokens;

const Parts = styled('div')({
  display: 'grid',
  gap: `${space['6']} ${space['5']}`,
  '& > *': { minInlineSize: 0 },
  [`@media (min-width: ${breakpoint.medium})`]: { gridTemplateColumns: 'repeat(2, 1fr)' },
});

const orderRow = ({ id, customerName, totalAmount }: Order) => ({
  id,
  name: customerName,
  note: formatCedis(totalAmount),
  to: `/orders/${id}/show`,
});
const memberRow = ({ id, fullName, registeredAt }: Member) => ({
  id,
  name: fullName,
  note: formatLongDate(registeredAt),
  to: `/members/${id}/show`,
});

/** The records behind the open tasks, and what is new. */
export function Today({ inDoubt, toPack, newestMembers, nextEvent }: Dashboard['today']) {
  const isEditor = useCan('content.change');
  const { parts } = useBrand();
  return (
    <Parts>
      {inDoubt && (
        <TodayPart
          title="Payments in doubt"
          count={inDoubt.total}
          isCounted
          isUrgent={inDoubt.total > 0}
          calmText="No payment is in doubt."
          to={ordersWith({ needsReview: 'true' })}
          linkText="See all in doubt"
        >
          <LinkRows rows={inDoubt.orders.map(orderRow)} />
        </TodayPart>
      )}
      {toPack && (
        <TodayPart
          title="Orders to pack"
          count={toPack.total}
          isCounted
          calmText="Nothing waits to be packed."
          to={ordersWith({ status: 'paid' })}
          linkText="See all to pack"
        >
          <LinkRows rows={toPack.orders.map(orderRow)} />
        </TodayPart>
      )}
      {newestMembers && (
        <TodayPart
          title="Newest members"
          count={newestMembers.length}
          calmText="Nobody has registered yet."
          to="/members"
          linkText="See all registrations"
        >
          <LinkRows rows={newestMembers.map(memberRow)} />
        </TodayPart>
      )}
      {parts.events && (
        <TodayPart
          title="Next event"
          count={nextEvent ? 1 : 0}
          calmText="No event is planned."
          to="/events"
          linkText="See all events"
        >
          {nextEvent && <EventLeaf event={nextEvent} />}
        </TodayPart>
      )}
      {isEditor && <NewestNews />}
    </Parts>
  );
}
