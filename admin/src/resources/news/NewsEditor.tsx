import { Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { CategoryField } from '#components/editors/CategoryField.tsx';
import { DateField } from '#components/editors/DateField.tsx';
import { EditorPage, FieldRow } from '#components/editors/EditorPage.tsx';
import { RecordEditor } from '#components/editors/RecordEditor.tsx';
import { ImageField } from '#components/images/ImageField.tsx';
import { LivePreview } from '#components/preview/LivePreview.tsx';
import { PreviewButton } from '#components/preview/PreviewButton.tsx';
import { RichTextField } from '#components/richText/RichTextField.tsx';
import { useHasRoomBeside } from '#lib/media.ts';
import { checkNews, draftOf, inputOf, valuesOf } from './newsForm.ts';

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

/** When to publish: at once, or at a time in Accra. Not for an item that is published already. */
function PublishAtField() {
  const isPublished: unknown = useWatch({ name: 'isPublished' });
  if (isPublished) return null;
  return (
    <div role="group" aria-label="Publish later">
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        Publish later: choose the day and the time in Accra. Leave both empty to publish at once.
      </Typography>
      <FieldRow>
        <DateField source="publishDate" label="Publishing date" />
        <TextInput source="publishTime" label="Publishing time" type="time" helperText={false} />
      </FieldRow>
    </div>
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
