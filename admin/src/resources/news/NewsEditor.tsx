import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/pages';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { CategoryField } from '#components/editors/CategoryField.tsx';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { RecordEditor } from '#components/editors/RecordEditor.tsx';
import { ImageField } from '#components/images/ImageField.tsx';
import { LivePreview } from '#components/preview/LivePreview.tsx';
import { PreviewButton } from '#components/preview/PreviewButton.tsx';
import { useHasRoomBeside } from '#components/preview/useHasRoomBeside.ts';
import { RichTextField } from '#components/richText/RichTextField.tsx';
import { checkNews, draftOf, inputOf, valuesOf } from './newsForm.ts';
import { PublishAtField } from './PublishAtField.tsx';

interface NewsEditorProps {
  /** The news item to change. Undefined for a new one. */
  id?: string;
  onSaved: () => void;
  /** Other buttons. */
  children?: ReactNode;
}

/** The form of a news item. */
export function NewsEditor({ id, onSaved, children }: NewsEditorProps) {
  const hasRoomBeside = useHasRoomBeside();
  return (
    <RecordEditor
      resource="news"
      id={id}
      valuesOf={valuesOf}
      check={checkNews}
      bodyOf={inputOf}
      pageOf={pages.newsItem.to}
      texts={messages.news}
      loadFailed={messages.news.fetchFailed}
      createLabel="Publish News"
      needed="imageUrl"
      buttons={
        <>
          {children}
          {!hasRoomBeside && <PreviewButton kind="news" draftOf={draftOf} />}
        </>
      }
      beside={hasRoomBeside && <LivePreview kind="news" draftOf={draftOf} />}
      onSaved={onSaved}
    >
      <TextInput source="title" label="Title" helperText={false} />
      <CategoryField resource="news" />
      <RichTextField source="content" label="Content" />
      <ImageField source="imageUrl" label="Image" />
      <PublishAtField />
    </RecordEditor>
  );
}

/** Creates a news item. */
export function NewsCreate() {
  const navigate = useNavigate();
  return (
    <EditorPage title="Create News" isWide={useHasRoomBeside()}>
      <NewsEditor onSaved={() => void navigate('/admin/news')} />
    </EditorPage>
  );
}
