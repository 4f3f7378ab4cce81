import { SelectInput, useRecordContext } from 'react-admin';
import { NameWithPicture } from '#components/Thumbnail.tsx';

interface Picture {
  id: string;
  name: string;
}

/** The pictures of a listing, to choose from. */
export const pictureChoices = (images: readonly string[]): Picture[] =>
  images.map((id, index) => ({ id, name: `Picture ${index + 1}` }));

/** Chooses one of the pictures of a listing, each with a thumbnail. */
export const PictureInput = ({ source, images }: { source: string; images: readonly string[] }) => (
  <SelectInput
    source={source}
    label="Picture"
    choices={pictureChoices(images)}
    optionText={<PictureOption />}
    emptyText="Main picture"
  />
);

/** A picture and its number, in a list of choices. */
export function PictureOption({ picture }: { picture?: Picture }) {
  const record = useRecordContext<Picture>();
  const { id, name } = picture ?? record ?? { id: '', name: '' };
  return <NameWithPicture name={name} imageUrl={id} />;
}
