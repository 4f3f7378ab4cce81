import { messages } from '@year-group/api-types/messages';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { EditorForm } from '#components/editors/EditorForm.tsx';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { SubmitBar } from '#components/editors/SubmitBar.tsx';
import { PreviewButton } from '#components/preview/PreviewButton.tsx';
import { dataProvider } from '../../providers/providers.ts';
import { NewsFields } from './NewsFields.tsx';
import { checkNews, emptyNews, type NewsValues, newsDraftOf } from './newsForm.ts';

/** Creates a news item. */
export function NewsCreate() {
  const navigate = useNavigate();
  return (
    <EditorPage title="Create News">
      <EditorForm
        resource="news"
        initial={emptyNews}
        check={checkNews}
        save={(data) => dataProvider.create('news', { data })}
        savedText={messages.news.created}
        failedText={messages.news.createFailed}
        onSaved={() => void navigate('/admin/news')}
      >
        <NewsFields />
        <PublishBar />
      </EditorForm>
    </EditorPage>
  );
}

function PublishBar() {
  const imageUrl = useWatch<NewsValues>({ name: 'imageUrl' });
  return (
    <SubmitBar label="Publish News" busyLabel="Publishing..." isDisabled={!imageUrl}>
      <PreviewButton kind="news" draftOf={newsDraftOf} />
    </SubmitBar>
  );
}
