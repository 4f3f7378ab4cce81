import { formatLongDate, formatMoment } from '@year-group/api-types/common/dates';
import type { NewsItem } from '@year-group/api-types/content/newsItem';
import { messages } from '@year-group/api-types/messages';
import { useLocation } from 'react-router-dom';
import { BatchDelete } from '#components/lists/BatchDelete.tsx';
import { CardWords } from '#components/lists/CardList.tsx';
import { CategoryFilter } from '#components/lists/CategoryFilter.tsx';
import { Column } from '#components/lists/Column.tsx';
import { EditAndDelete, TrashAndCreate } from '#components/lists/ListActions.tsx';
import { ListPage } from '#components/lists/ListPage.tsx';
import type { ListTexts } from '#components/lists/listTexts.ts';
import { NameWithPicture } from '#components/Thumbnail.tsx';
import { useCan } from '#providers/account.ts';
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
  emptyHint: '“Create News” writes the first one.',
  failedText: messages.news.fetchFailed,
  moreLabel: 'Load More News',
  one: 'news item',
  many: 'news items',
  describe: ({ title, category, createdAt }) => ({
    title,
    detail: `${category}, ${formatLongDate(createdAt)}`,
  }),
  right: 'content.change',
  manyRight: 'content.deleteMany',
  deletion: messages.news,
};

/** All news items, newest first. The form that edits one is a dialog over them. */
export function NewsList() {
  const search = useLocation().search;
  const canEdit = useCan('content.change');
  const editAt = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('edit', id);
    return `?${next}`;
  };
  return (
    <ListPage
      texts={texts}
      sorts={sorts}
      placeOf={canEdit ? ({ id }) => editAt(id) : undefined}
      filters={<CategoryFilter resource="news" />}
      actions={<TrashAndCreate kind="news" createLabel="Create News" />}
      columns={
        <>
          <Column<NewsItem>
            source="title"
            label="Title"
            cellClassName="panel-title"
            render={({ title, imageUrl }) => <NameWithPicture name={title} imageUrl={imageUrl} />}
          />
          <Column<NewsItem> source="category" label="Category" />
          <Column<NewsItem>
            source="createdAt"
            label="Date"
            sortByOrder="DESC"
            cellClassName="panel-short"
            render={(item) => <PublishedOn item={item} />}
          />
        </>
      }
      renderCard={(item) => (
        <CardWords above={item.category} name={item.title} imageUrl={item.imageUrl}>
          <PublishedOn item={item} />
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

/** When an item was published, or will be. */
function PublishedOn({ item: { createdAt, publishAt } }: { item: NewsItem }) {
  const words = publishAt ? `Scheduled for ${formatMoment(publishAt)}` : formatLongDate(createdAt);
  return <time dateTime={createdAt}>{words}</time>;
}
