import { TextField } from '@mui/material';
import { useInput } from 'react-admin';
import type { FieldError } from 'react-hook-form';
import type { PictureShape } from './cutOut.ts';
import { ImageGroup } from './ImageGroup.tsx';
import { ImageTile, RemoveButton, Tiles, UploadTiles } from './ImageTile.tsx';
import { useUploads } from './useUploads.ts';

interface PictureFieldProps {
  source: string;
  label: string;
  hint: string;
  shape: PictureShape;
}

/** A picture's description is stored beside its address; the field is null without a picture. */
type Picture = { url: string; alt: string } | null;

/** A picture with its description, or none. */
export function PictureField({ source, label, hint, shape }: PictureFieldProps) {
  const { field, fieldState } = useInput({ source });
  const picture = field.value as Picture;
  const problems = fieldState.error as { url?: FieldError; alt?: FieldError } | undefined;
  const { uploads, start, remove, isUploading } = useUploads((url) =>
    field.onChange({ url, alt: picture?.alt ?? '' }),
  );
  return (
    <ImageGroup
      label={label}
      hint={hint}
      problem={problems?.url?.message}
      pickLabel={picture ? 'Choose another image' : 'Choose an image'}
      shape={shape}
      onPick={start}
    >
      {(picture || uploads.length > 0) && (
        <Tiles>
          {picture && !isUploading && (
            <ImageTile src={picture.url} alt="The chosen image">
              <RemoveButton label={label} onClick={() => field.onChange(null)} />
            </ImageTile>
          )}
          <UploadTiles uploads={uploads} onRemove={remove} />
        </Tiles>
      )}
      {picture && (
        <TextField
          label="What the picture shows, for those who cannot see it"
          value={picture.alt}
          onChange={({ target }) => field.onChange({ ...picture, alt: target.value })}
          error={!!problems?.alt}
          helperText={problems?.alt?.message}
        />
      )}
    </ImageGroup>
  );
}
