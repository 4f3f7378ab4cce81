import { useInput } from 'react-admin';
import { ImageGroup } from './ImageGroup.tsx';
import { ImageTile, Tiles, UploadTiles } from './ImageTile.tsx';
import { useUploads } from './useUploads.ts';

interface ImageFieldProps {
  source: string;
  label: string;
}

/** One image: preview, file picker and upload progress. */
export function ImageField({ source, label }: ImageFieldProps) {
  const { field, fieldState } = useInput({ source });
  const { uploads, start, remove, isUploading } = useUploads((imageUrl) => field.onChange(imageUrl));
  const current: unknown = field.value;
  const hasImage = typeof current === 'string' && current !== '';
  return (
    <ImageGroup
      label={label}
      problem={fieldState.error?.message}
      pickLabel={hasImage ? 'Choose another image' : 'Choose an image'}
      onPick={start}
    >
      {(hasImage || uploads.length > 0) && (
        <Tiles>
          {hasImage && !isUploading && <ImageTile src={current} alt="The chosen image" />}
          <UploadTiles uploads={uploads} onRemove={remove} />
        </Tiles>
      )}
    </ImageGroup>
  );
}
