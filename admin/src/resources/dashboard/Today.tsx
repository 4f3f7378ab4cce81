import { Box } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import type { Dashboard } from '@year-group/api-types/system/dashboard';
import { useBrand } from '#lib/brand.ts';
import { useCan } from '#providers/account.ts';
import { EventLeaf } from './EventLeaf.tsx';
import { NewestNews } from './NewestNews.tsx';
import { LinkRows, TodayPart } from './TodayPart.tsx';

/** What is new: members, the next event, news. */
export function Today({ newestMembers, nextEvent }: Dashboard['today']) {
  const isEditor = useCan('content.change');
  const { parts } = useBrand();
  return (
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' }}
    >
      {newestMembers && (
        <TodayPart
          title="Newest members"
          isEmpty={newestMembers.length === 0}
          calmText="Nobody has registered yet."
          to="/members"
          linkText="See all registrations"
        >
          <LinkRows
            rows={newestMembers.map(({ id, fullName, registeredAt }) => ({
              id,
              name: fullName,
              note: formatLongDate(registeredAt),
              to: `/members/${id}/show`,
            }))}
          />
        </TodayPart>
      )}
      {parts.events && (
        <TodayPart
          title="Next event"
          isEmpty={!nextEvent}
          calmText="No event is planned."
          to="/events"
          linkText="See all events"
        >
          {nextEvent && <EventLeaf event={nextEvent} />}
        </TodayPart>
      )}
      {isEditor && <NewestNews />}
    </Box>
  );
}
