import { CreateBase, useRedirect } from 'react-admin';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { useHasRoomBeside } from '#lib/media.ts';
import { NewsInputs } from './NewsInputs.tsx';

/** Creates a news item. */
export function NewsCreate() {
  const redirect = useRedirect();
  return (
    <EditorPage title="Create News" isWide={useHasRoomBeside()}>
      <CreateBase redirect={false}>
        <NewsInputs onSaved={() => redirect('list', 'news')} />
      </CreateBase>
    </EditorPage>
  );
}
