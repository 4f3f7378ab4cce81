import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useHasKeyboard } from '#lib/media.ts';
import { ImageGroup } from './ImageGroup.tsx';
import { Tiles, UploadTiles } from './ImageTile.tsx';
import { SortableImages } from './SortableImages.tsx';
import { useUploads } from './useUploads.ts';

interface ImagesFieldProps {
  source: string;
  label: string;
}

/**
 * Several images: added many at once, sorted by drag or keyboard, removed one by one. The first is
 * the main one.
 */
export function ImagesField({ source, label }: ImagesFieldProps) {
  const { field, fieldState } = useInput({ source });
  const { getValues } = useFormContext();
  const hasKeyboard = useHasKeyboard();
  const images = asAddresses(field.value);
  const { uploads, start, remove } = useUploads((imageUrl) => {
    // Read here, because another upload may have ended since this one started.
    const before = asAddresses(getValues(source));
    if (!before.includes(imageUrl)) field.onChange([...before, imageUrl]);
  });
  return (
    <ImageGroup
      label={label}
      hint={
        hasKeyboard
          ? 'The first image is the main one. Drag to change the order, or press Space on an image and use the arrow keys.'
          : 'The first image is the main one. Drag to change the order.'
      }
      problem={fieldState.error?.message}
      pickLabel="Add images"
      isMultiple
      onPick={start}
    >
      <SortableImages images={images} onChange={field.onChange} />
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
