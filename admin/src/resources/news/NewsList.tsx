import { formatLongDate, formatMoment } from '@year-group/api-types/common/dates';
import type { NewsItem } from '@year-group/api-types/content/newsItem';
import { messages } from '@year-group/api-types/messages';
import { DataTableColumn } from 'react-admin';
import { lazyPart } from '#components/lazyPart.tsx';
import { BatchDelete } from '#components/lists/BatchDelete.tsx';
import { CategoryFilter } from '#components/lists/CategoryFilter.tsx';
import type { ListTexts } from '#components/lists/listTexts.ts';
import { PanelList, TrashAndCreate } from '#components/lists/PanelList.tsx';
import { RecordDialog, useRecordPath } from '#components/lists/RecordDialog.tsx';
import { NameWithPicture } from '#components/Thumbnail.tsx';
import { useHasRoomBeside } from '#lib/media.ts';

// With the form, which is loaded when it is opened.
const NewsEdit = lazyPart(() => import('./NewsEdit.tsx'), 'NewsEdit');

/** When an item was published, or will be. */
const publishedOn = ({ createdAt, publishAt }: NewsItem) =>
  publishAt ? `Scheduled for ${formatMoment(publishAt)}` : formatLongDate(createdAt);

const texts: ListTexts<NewsItem> = {
  title: 'News',
  noun: 'News',
  emptyText: messages.news.adminEmpty,
  emptyHint: '“Create News” writes the first one.',
  failedText: messages.news.fetchFailed,
  describe: (item) => ({ ...item, detail: `${item.category}, ${publishedOn(item)}` }),
  deletion: messages.news,
};

/** All news items, newest first. The form that edits one is a dialog over them. */
export function NewsList() {
  return (
    <PanelList<NewsItem>
      resource="news"
      texts={texts}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortFields={['createdAt', 'title', 'category']}
      filters={[<CategoryFilter key="category" source="category" />]}
      actions={<TrashAndCreate createLabel="Create News" />}
      formOf={useRecordPath()}
      foot={
        <>
          <BatchDelete resource="news" newestBy="createdAt" sentences={messages.news} texts={texts} />
          <RecordDialog title="Edit News" isFull={useHasRoomBeside()} Details={NewsEdit} />
        </>
      }
    >
      <DataTableColumn<NewsItem>
        source="title"
        render={({ title, imageUrl }) => <NameWithPicture name={title} imageUrl={imageUrl} />}
      />
      <DataTableColumn<NewsItem> source="category" />
      <DataTableColumn<NewsItem>
        source="createdAt"
        sortByOrder="DESC"
        cellClassName="panel-short"
        render={(item) => <time dateTime={item.createdAt}>{publishedOn(item)}</time>}
      />
    </PanelList>
  );
}
