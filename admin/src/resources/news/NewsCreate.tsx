import { useNavigate } from 'react-router-dom';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { NewsEditor } from './NewsEditor.tsx';

/** Creates a news item. */
export function NewsCreate() {
  const navigate = useNavigate();
  return (
    <EditorPage title="Create News">
      <NewsEditor onSaved={() => void navigate('/admin/news')} />
    </EditorPage>
  );
}
