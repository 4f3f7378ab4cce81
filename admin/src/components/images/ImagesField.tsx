import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ImageGroup } from './ImageGroup.tsx';
import { Tiles, UploadTiles } from './ImageTile.tsx';
import { OrderedImages } from './OrderedImages.tsx';
import { useUploads } from './useUploads.ts';

interface ImagesFieldProps {
  source: string;
  label: string;
}

/** Several images: added many at once, moved and removed one by one. The first is the main one. */
export function ImagesField({ source, label }: ImagesFieldProps) {
  const { field, fieldState } = useInput({ source });
  const { getValues } = useFormContext();
  const images = asAddresses(field.value);
  const { uploads, start, remove } = useUploads((imageUrl) => {
    // Read here, because another upload may have ended since this one started.
    const before = asAddresses(getValues(source));
    if (!before.includes(imageUrl)) field.onChange([...before, imageUrl]);
  });
  return (
    <ImageGroup
      label={label}
      hint="The first image is the main one."
      problem={fieldState.error?.message}
      pickLabel="Add images"
      isMultiple
      onPick={start}
    >
      <OrderedImages images={images} onChange={field.onChange} />
      {uploads.length > 0 && (
        <Tiles>
          <UploadTiles uploads={uploads} onRemove={remove} />
        </Tiles>
      )}
    </ImageGroup>
  );
}

const asAddresses = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
