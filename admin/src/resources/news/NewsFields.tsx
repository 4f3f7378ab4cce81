import { TextInput } from 'react-admin';
import { CategoryField } from '../../editors/CategoryField.tsx';
import { ImageField } from '../../images/ImageField.tsx';
import { useCategories } from '../../lists/useCategories.ts';
import { RichTextField } from '../../richText/RichTextField.tsx';

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
