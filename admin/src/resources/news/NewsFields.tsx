import { TextInput } from 'react-admin';
import { CategoryField, useCategories } from '#components/editors/CategoryField.tsx';
import { ImageField } from '#components/images/ImageField.tsx';
import { RichTextField } from '#components/richText/RichTextField.tsx';

/** The fields of a news item. */
export function NewsFields() {
  return (
    <>
      <TextInput source="title" label="Title" helperText={false} />
      <CategoryField proposals={useCategories('news')} />
      <RichTextField source="content" label="Content" />
      <ImageField source="imageUrl" label="Image" />
    </>
  );
}
