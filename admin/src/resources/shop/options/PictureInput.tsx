import { SelectInput, useRecordContext } from 'react-admin';
import { NameWithPicture } from '#components/Thumbnail.tsx';

interface PictureInputProps {
  source: string;
  label: string;
  images: readonly string[];
  /** What it is where none is chosen. */
  emptyText?: string;
}

/** Chooses one of the pictures of a listing, each with a thumbnail. */
export const PictureInput = ({ images, ...props }: PictureInputProps) => (
  <SelectInput
    {...props}
    choices={images.map((id, index) => ({ id, name: `Picture ${index + 1}` }))}
    optionText={<PictureOption />}
  />
);

function PictureOption() {
  const { id = '', name = '' } = useRecordContext<{ id: string; name: string }>() ?? {};
  return <NameWithPicture name={name} imageUrl={id} />;
}
