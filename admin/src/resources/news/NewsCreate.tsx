import { CreateBase, useRedirect } from 'react-admin';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { NewsInputs } from './NewsInputs.tsx';

/** Creates a news item. */
export function NewsCreate() {
  const redirect = useRedirect();
  return (
    <EditorPage title="Create News" hasPreview>
      <CreateBase redirect={false}>
        <NewsInputs onSaved={() => redirect('list', 'news')} />
      </CreateBase>
    </EditorPage>
  );
}
