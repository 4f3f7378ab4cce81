import { TextInput, useSimpleFormIterator } from 'react-admin';
import { ItemList } from '#components/forms/ItemList.tsx';
import { ImageField } from '#components/images/ImageField.tsx';
import { ImageGroup } from '#components/images/ImageGroup.tsx';
import { Tiles, UploadTiles } from '#components/images/ImageTile.tsx';
import { useUploads } from '#components/images/useUploads.ts';
import { emptyPicture, shapes } from './sections.ts';
import { suchAs } from './textFields.tsx';

/** The pictures of the home page with their captions. */
export function GalleryFields() {
  return (
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
}

/** Adds several pictures to the gallery at once; each is then described. */
function AddPictures() {
  const { add } = useSimpleFormIterator();
  const { uploads, start, remove } = useUploads((url) => add({ ...emptyPicture, url }));
  return (
    <ImageGroup
      label="Add pictures, several at once"
      hint="Then open each, and say what it shows."
      problem={undefined}
      pickLabel="Choose pictures"
      isMultiple
      onPick={start}
    >
      {uploads.length > 0 && (
        <Tiles>
          <UploadTiles uploads={uploads} onRemove={remove} />
        </Tiles>
      )}
    </ImageGroup>
  );
}
