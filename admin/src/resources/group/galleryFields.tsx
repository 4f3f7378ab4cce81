import { TextInput, useSimpleFormIterator } from 'react-admin';
import { ItemList } from '#components/forms/ItemList.tsx';
import { Images } from '#components/images/Images.tsx';
import { ImageField } from '#components/images/imageFields.tsx';
import { emptyPicture, shapes } from './sections.ts';
import { suchAs } from './textFields.tsx';

/** The pictures of the home page with their captions. */
export const GalleryFields = () => (
  <ItemList
    source="gallery"
    item="picture"
    empty={emptyPicture}
    addButton={<AddPictures />}
    optional
    summary={{ title: 'caption', picture: 'url' }}
  >
    <ImageField source="url" label="Picture" shape={shapes.gallery} />
    <TextInput
      source="alt"
      label="What the picture shows, for those who cannot see it"
      multiline
      {...suchAs('Twelve members in front of a house, laughing')}
    />
    <TextInput source="caption" label="Caption" multiline {...suchAs('The reunion of last year')} />
  </ItemList>
);

/** Adds several pictures at once; each is then described. */
function AddPictures() {
  const { add } = useSimpleFormIterator();
  return (
    <Images
      label="Add pictures, several at once"
      hint="Then open each, and say what it shows."
      isMultiple
      images={[]}
      onChange={(addresses) => {
        for (const url of addresses) add({ ...emptyPicture, url });
      }}
    />
  );
}
