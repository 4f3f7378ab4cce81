import { useCategories } from '#components/editors/CategoryField.tsx';
import { CreateButton } from '#components/lists/CreateButton.tsx';
import { FilterSelect } from '#components/lists/FilterSelect.tsx';
import { ListPage } from '#components/lists/ListPage.tsx';
import { TrashLink } from '#components/lists/TrashLink.tsx';
import { useIsWide } from '#components/lists/useIsWide.ts';
import { EventCards } from './EventCards.tsx';
import { EventTable } from './EventTable.tsx';
import { eventTexts } from './eventTexts.ts';

/** The server's own order. In react-admin, `id` stands for no order. */
const nextFirst = { field: 'id', order: 'ASC' } as const;
const sorts = [
  { ...nextFirst, label: 'Next first' },
  { field: 'date', order: 'DESC', label: 'Latest date first' },
  { field: 'title', order: 'ASC', label: 'Title' },
  { field: 'location', order: 'ASC', label: 'Location' },
] as const;
const times = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
];

/** All events, the next one first: a table, or cards on a phone. */
export function EventList() {
  const isWide = useIsWide();
  const categories = useCategories('events');
  return (
    <ListPage
      texts={eventTexts}
      sort={nextFirst}
      sorts={sorts}
      filters={
        <>
          <FilterSelect source="when" label="When" allLabel="All times" choices={times} />
          <FilterSelect source="category" label="Category" allLabel="All categories" choices={categories} />
        </>
      }
      actions={
        <>
          <TrashLink kind="events" />
          <CreateButton label="Create Event" to="/admin/events/create" />
        </>
      }
    >
      {isWide ? <EventTable /> : <EventCards />}
    </ListPage>
  );
}
