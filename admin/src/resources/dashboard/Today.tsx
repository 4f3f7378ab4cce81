import { styled } from '@mui/material/styles';
import type { Dashboard } from '@year-group/api-types/dashboard';
import { formatLongDate } from '@year-group/api-types/dates';
import type { Member } from '@year-group/api-types/member';
import { formatCedis } from '@year-group/api-types/money';
import type { Order } from '@year-group/api-types/order';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { EventLeaf } from './EventLeaf.tsx';
import { LinkRows, TodayPart } from './TodayPart.tsx';

const { breakpoint, space } = tokens;

const Parts = styled('div')({
  display: 'grid',
  gap: `${space['6']} ${space['5']}`,
  '& > *': { minInlineSize: 0 },
  [`@media (min-width: ${breakpoint.medium})`]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  [`@media (min-width: ${breakpoint.large})`]: { gridTemplateColumns: 'repeat(4, 1fr)' },
});

const filtered = (filter: object) => `/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`;

const orderRow = ({ id, customerName, totalAmount }: Order) => ({
  id,
  name: customerName,
  note: formatCedis(totalAmount),
});
const memberRow = ({ id, fullName, registeredAt }: Member) => ({
  id,
  name: fullName,
  note: formatLongDate(registeredAt),
});

/** Open tasks and news of the day. */
export function Today({ inDoubt, toPack, newestMembers, nextEvent }: Dashboard['today']) {
  return (
    <Parts>
      <TodayPart
        title="Payments in doubt"
        count={inDoubt.length}
        isUrgent={inDoubt.length > 0}
        calmText="No payment is in doubt."
        to={filtered({ needsReview: 'true' })}
        linkText="See all in doubt"
      >
        <LinkRows area="orders" rows={inDoubt.map(orderRow)} />
      </TodayPart>
      <TodayPart
        title="Orders to pack"
        count={toPack.total}
        isCounted
        calmText="Nothing waits to be packed."
        to={filtered({ status: 'paid' })}
        linkText="See all to pack"
      >
        <LinkRows area="orders" rows={toPack.orders.map(orderRow)} />
      </TodayPart>
      <TodayPart
        title="Newest members"
        count={newestMembers.length}
        calmText="Nobody has registered yet."
        to="/members"
        linkText="See all registrations"
      >
        <LinkRows area="members" rows={newestMembers.map(memberRow)} />
      </TodayPart>
      <TodayPart
        title="Next event"
        count={nextEvent ? 1 : 0}
        calmText="No event is planned."
        to="/events"
        linkText="See all events"
      >
        {nextEvent && <EventLeaf event={nextEvent} />}
      </TodayPart>
    </Parts>
  );
}
