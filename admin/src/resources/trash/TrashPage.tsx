import { trashKinds } from '@year-group/api-types/lists';
import { FilterSelect } from '#components/lists/FilterSelect.tsx';
import { ListPage } from '#components/lists/ListPage.tsx';
import { useIsWide } from '#components/lists/useIsWide.ts';
import { TrashActions } from './TrashActions.tsx';
import { TrashCards } from './TrashCards.tsx';
import { TrashTable } from './TrashTable.tsx';
import { kindLabels, trashTexts } from './trashTexts.ts';

const latestFirst = { field: 'deletedAt', order: 'DESC' } as const;
const sorts = [
  { ...latestFirst, label: 'Deleted last' },
  { field: 'deletedAt', order: 'ASC', label: 'Deleted first' },
  { field: 'title', order: 'ASC', label: 'Title' },
] as const;
const kinds = trashKinds.map((value) => ({ value, label: kindLabels[value] }));

/** Records deleted in the last thirty days. */
export function TrashPage() {
  const isWide = useIsWide();
  return (
    <ListPage
      resource="trash"
      texts={trashTexts}
      sort={latestFirst}
      sorts={sorts}
      filters={<FilterSelect source="kind" label="Kind" allLabel="Everything" choices={kinds} />}
      selectionActions={<TrashActions />}
    >
      {isWide ? <TrashTable /> : <TrashCards />}
    </ListPage>
  );
}
