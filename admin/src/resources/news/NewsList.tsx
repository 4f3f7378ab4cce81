import { formatLongDate } from '@year-group/api-types/dates';
import { messages } from '@year-group/api-types/messages';
import type { NewsItem } from '@year-group/api-types/newsItem';
import { DataTable } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { BatchDelete } from '#components/lists/BatchDelete.tsx';
import { CardWords } from '#components/lists/CardList.tsx';
import { CategoryFilter } from '#components/lists/CategoryFilter.tsx';
import { EditAndDelete, TrashAndCreate } from '#components/lists/ListActions.tsx';
import { ListPage } from '#components/lists/ListPage.tsx';
import type { ListTexts } from '#components/lists/listTexts.ts';
import { NewsEdit } from './NewsEdit.tsx';

const sorts = [
  { field: 'createdAt', order: 'DESC', label: 'Newest first' },
  { field: 'createdAt', order: 'ASC', label: 'Oldest first' },
  { field: 'title', order: 'ASC', label: 'Title' },
  { field: 'category', order: 'ASC', label: 'Category' },
] as const;

const texts: ListTexts<NewsItem> = {
  title: 'News',
  searchLabel: 'Search news',
  emptyText: messages.news.adminEmpty,
  failedText: messages.news.fetchFailed,
  moreLabel: 'Load More News',
  one: 'news item',
  many: 'news items',
  describe: ({ title, category, createdAt }) => ({
    title,
    detail: `${category}, ${formatLongDate(createdAt)}`,
  }),
  deletion: messages.news,
};

/** All news items, newest first. The form that edits one is a dialog over them. */
export function NewsList() {
  const search = useLocation().search;
  const editAt = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('edit', id);
    return `?${next}`;
  };
  return (
    <ListPage
      texts={texts}
      sorts={sorts}
      filters={<CategoryFilter resource="news" />}
      actions={<TrashAndCreate kind="news" createLabel="Create News" />}
      columns={
        <>
          <DataTable.Col<NewsItem> source="title" label="Title" cellClassName="panel-title" />
          <DataTable.Col<NewsItem> source="category" label="Category" />
          <DataTable.Col<NewsItem>
            source="createdAt"
            label="Date"
            sortByOrder="DESC"
            cellClassName="panel-short"
            render={({ createdAt }) => <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>}
          />
        </>
      }
      renderCard={({ category, title, createdAt }) => (
        <CardWords above={category} name={title}>
          <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>
        </CardWords>
      )}
      renderActions={(item, isCard) => <EditAndDelete row={item} to={editAt(item.id)} isLabelled={isCard} />}
      foot={
        <>
          <BatchDelete
            resource="news"
            newestBy="createdAt"
            label="Delete News by Batch"
            messages={messages.news}
            texts={texts}
          />
          <NewsEdit />
        </>
      }
    />
  );
}
