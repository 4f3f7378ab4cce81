import { messages } from '@year-group/api-types/messages';
import { type NewsItem, newsInputSchema } from '@year-group/api-types/newsItem';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { CategoryField } from '#components/editors/CategoryField.tsx';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { RecordEditor } from '#components/editors/RecordEditor.tsx';
import { schemaCheck } from '#components/editors/schemaCheck.ts';
import { ImageField } from '#components/images/ImageField.tsx';
import { PreviewButton } from '#components/preview/PreviewButton.tsx';
import { RichTextField } from '#components/richText/RichTextField.tsx';

const valuesOf = ({ title = '', category = '', content = '', imageUrl = '' }: Partial<NewsItem>) => ({
  title,
  category,
  content,
  imageUrl,
});

/** The news item as the site would show it. An emptied field is null. */
const draftOf = (values: FieldValues): NewsItem => ({
  id: 'preview',
  title: String(values.title ?? ''),
  category: String(values.category ?? ''),
  content: String(values.content ?? ''),
  imageUrl: String(values.imageUrl ?? ''),
  createdAt: new Date().toISOString(),
});

interface NewsEditorProps {
  /** The news item to change. Undefined for a new one. */
  id?: string;
  onSaved: () => void;
  /** Other buttons. */
  children?: ReactNode;
}

/** The form of a news item. */
export function NewsEditor({ id, onSaved, children }: NewsEditorProps) {
  return (
    <RecordEditor
      resource="news"
      id={id}
      valuesOf={valuesOf}
      check={(values) => schemaCheck(newsInputSchema, values)}
      texts={messages.news}
      loadFailed={messages.news.fetchFailed}
      createLabel="Publish News"
      needed="imageUrl"
      buttons={
        <>
          {children}
          <PreviewButton kind="news" draftOf={draftOf} />
        </>
      }
      onSaved={onSaved}
    >
      <TextInput source="title" label="Title" helperText={false} />
      <CategoryField resource="news" />
      <RichTextField source="content" label="Content" />
      <ImageField source="imageUrl" label="Image" />
    </RecordEditor>
  );
}

/** Creates a news item. */
export function NewsCreate() {
  const navigate = useNavigate();
  return (
    <EditorPage title="Create News">
      <NewsEditor onSaved={() => void navigate('/admin/news')} />
    </EditorPage>
  );
}
