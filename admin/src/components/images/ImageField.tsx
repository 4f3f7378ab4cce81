import { useInput } from 'react-admin';
import type { PictureShape } from './cutOut.ts';
import { ImageGroup } from './ImageGroup.tsx';
import { ImageTile, RemoveButton, Tiles, UploadTiles } from './ImageTile.tsx';
import { acceptedFiles, type UploadKind } from './uploadImage.ts';
import { useUploads } from './useUploads.ts';

interface ImageFieldProps {
  source: string;
  label: string;
  hint?: string;
  /** @default 'image' */
  kind?: UploadKind;
  /** Asks which part of the picture is shown. @default the whole */
  shape?: PictureShape;
  /** Empties the field; without it, an image can only be replaced. */
  onRemove?: () => void;
}

/** One image: preview, file picker and upload progress. */
export function ImageField({ source, label, hint, kind = 'image', shape, onRemove }: ImageFieldProps) {
  const { field, fieldState } = useInput({ source });
  const { uploads, start, remove, isUploading } = useUploads((imageUrl) => field.onChange(imageUrl), kind);
  const current: unknown = field.value;
  const hasImage = typeof current === 'string' && current !== '';
  return (
    <ImageGroup
      label={label}
      {...(hint && { hint })}
      problem={fieldState.error?.message}
      pickLabel={hasImage ? 'Choose another image' : 'Choose an image'}
      accept={acceptedFiles[kind]}
      shape={shape}
      onPick={start}
    >
      {(hasImage || uploads.length > 0) && (
        <Tiles>
          {hasImage && !isUploading && (
            <ImageTile src={current} alt="The chosen image">
              {onRemove && <RemoveButton label={label} onClick={onRemove} />}
            </ImageTile>
          )}
          <UploadTiles uploads={uploads} onRemove={remove} />
        </Tiles>
      )}
    </ImageGroup>
  );
}
