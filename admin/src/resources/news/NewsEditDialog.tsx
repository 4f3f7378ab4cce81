import { Button, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import type { NewsItem } from '@year-group/api-types/newsItem';
import { EditorForm } from '#components/editors/EditorForm.tsx';
import { RecordToEdit } from '#components/editors/RecordToEdit.tsx';
import { SubmitBar } from '#components/editors/SubmitBar.tsx';
import { useEditedId } from '#components/editors/useEditedId.ts';
import { useIsWide } from '#components/lists/useIsWide.ts';
import { PreviewButton } from '#components/preview/PreviewButton.tsx';
import { dataProvider } from '../../providers/providers.ts';
import { NewsFields } from './NewsFields.tsx';
import { checkNews, newsDraftOf } from './newsForm.ts';

/** Edits the news item in the address, over the list. */
export function NewsEditDialog() {
  const { editedId, close } = useEditedId();
  const isWide = useIsWide();
  return (
    <Dialog
      open={editedId !== null}
      onClose={close}
      aria-labelledby="edit-news"
      fullWidth
      fullScreen={!isWide}
      maxWidth="md"
      scroll="body"
    >
      <DialogTitle id="edit-news">Edit News</DialogTitle>
      <DialogContent>
        {editedId !== null && (
          <RecordToEdit<NewsItem> resource="news" id={editedId} failedText={messages.news.fetchFailed}>
            {({ title, category, content, imageUrl }) => (
              <EditorForm
                resource="news"
                recordId={editedId}
                initial={{ title, category, content, imageUrl }}
                check={checkNews}
                save={(data) =>
                  dataProvider.update('news', { id: editedId, data, previousData: { id: editedId } })
                }
                savedText={messages.news.updated}
                failedText={messages.news.updateFailed}
                onSaved={close}
              >
                <NewsFields />
                <SubmitBar label="Save Changes" busyLabel="Saving...">
                  <Button onClick={close}>Cancel</Button>
                  <PreviewButton kind="news" draftOf={newsDraftOf} />
                </SubmitBar>
              </EditorForm>
            )}
          </RecordToEdit>
        )}
      </DialogContent>
    </Dialog>
  );
}
