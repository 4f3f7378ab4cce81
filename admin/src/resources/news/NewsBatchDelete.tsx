import { messages } from '@year-group/api-types/messages';
import { BatchDelete } from '#components/lists/BatchDelete.tsx';
import { useDeleteRows } from '#components/lists/useDeleteRows.ts';
import { newsTexts } from './newsTexts.ts';

/** Deletes the newest news items after showing which. */
export function NewsBatchDelete() {
  const { deleteRows } = useDeleteRows();
  return (
    <BatchDelete
      resource="news"
      newestBy="createdAt"
      label="Delete News by Batch"
      invalidText={messages.news.batchInvalid}
      warning={messages.news.batchWarning}
      describe={newsTexts.describe}
      onDelete={(rows) => deleteRows(rows, true)}
    />
  );
}
