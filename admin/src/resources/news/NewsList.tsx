import { useCategories } from '#components/editors/CategoryField.tsx';
import { CreateButton } from '#components/lists/CreateButton.tsx';
import { FilterSelect } from '#components/lists/FilterSelect.tsx';
import { ListPage } from '#components/lists/ListPage.tsx';
import { TrashLink } from '#components/lists/TrashLink.tsx';
import { useIsWide } from '#components/lists/useIsWide.ts';
import { NewsBatchDelete } from './NewsBatchDelete.tsx';
import { NewsCards } from './NewsCards.tsx';
import { NewsEdit } from './NewsEdit.tsx';
import { NewsTable } from './NewsTable.tsx';
import { newsTexts } from './newsTexts.ts';

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;
const sorts = [
  { ...newestFirst, label: 'Newest first' },
  { field: 'createdAt', order: 'ASC', label: 'Oldest first' },
  { field: 'title', order: 'ASC', label: 'Title' },
  { field: 'category', order: 'ASC', label: 'Category' },
] as const;

/** All news items, newest first: a table, or cards on a phone. */
export function NewsList() {
  const isWide = useIsWide();
  return (
    <ListPage
      texts={newsTexts}
      sort={newestFirst}
      sorts={sorts}
      filters={
        <FilterSelect
          source="category"
          label="Category"
          allLabel="All categories"
          choices={useCategories('news')}
        />
      }
      actions={
        <>
          <TrashLink kind="news" />
          <CreateButton label="Create News" to="/admin/news/create" />
        </>
      }
      foot={
        <>
          <NewsBatchDelete />
          <NewsEdit />
        </>
      }
    >
      {isWide ? <NewsTable /> : <NewsCards />}
    </ListPage>
  );
}
