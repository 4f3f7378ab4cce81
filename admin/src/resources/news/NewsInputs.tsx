import { Typography } from '@mui/material';
import type { NewsItem } from '@year-group/api-types/content/newsItem';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import type { ReactNode } from 'react';
import { DateInput, TextInput, TimeInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { asTyped } from '#components/forms/asTyped.ts';
import { CategoryField } from '#components/forms/CategoryField.tsx';
import { FieldRow } from '#components/forms/FieldRow.tsx';
import { PanelForm } from '#components/forms/PanelForm.tsx';
import { Preview } from '#components/forms/Preview.tsx';
import { ImageField } from '#components/images/imageFields.tsx';
import { RichTextEditor } from '#components/richText/RichTextEditor.tsx';
import { draftOf, inputOf, type NewsValues, newsFormSchema, valuesOf } from './newsForm.ts';

interface NewsInputsProps {
  onSaved?: () => void;
  /** Other buttons. */
  buttons?: ReactNode;
}

/** The form of a new news item, or of the one around it. */
export const NewsInputs = ({ onSaved, buttons }: NewsInputsProps) => (
  <PanelForm<NewsItem, NewsValues>
    valuesOf={valuesOf}
    schema={newsFormSchema}
    bodyOf={inputOf}
    texts={messages.news}
    createLabel="Publish News"
    creating="Publishing..."
    needed="imageUrl"
    // Nobody sees a scheduled one before its time.
    pageOf={({ id, publishAt }) => (publishAt ? undefined : pages.newsItem.to(id))}
    preview={<Preview kind="news" draftOf={draftOf} />}
    buttons={buttons}
    onSaved={onSaved}
    showsFirstPage
  >
    <TextInput source="title" label="Title" />
    <CategoryField />
    <RichTextEditor source="content" label="Content" />
    <ImageField source="imageUrl" label="Image" />
    <PublishAtFields />
  </PanelForm>
);

/** When to publish: at once, or at a time in Accra. Not for an item that is published already. */
function PublishAtFields() {
  const isPublished: unknown = useWatch({ name: 'isPublished' });
  if (isPublished) return null;
  return (
    <div role="group" aria-label="Publish later">
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        Publish later: choose the day and the time in Accra. Leave both empty to publish at once.
      </Typography>
      <FieldRow>
        <DateInput source="publishDate" label="Publishing date" />
        <TimeInput source="publishTime" label="Publishing time" parse={asTyped} />
      </FieldRow>
    </div>
  );
}
