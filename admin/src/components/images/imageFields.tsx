import { TextField } from '@mui/material';
import { useInput } from 'react-admin';
import type { FieldError } from 'react-hook-form';
import { Images, type ImagesProps } from './Images.tsx';

interface ImageFieldProps extends Pick<ImagesProps, 'label' | 'hint' | 'kind' | 'shape' | 'optional'> {
  source: string;
}

/** The address of one image. */
export function ImageField({ source, ...look }: ImageFieldProps) {
  const { field, fieldState } = useInput({ source });
  return (
    <Images
      {...look}
      problem={fieldState.error?.message}
      images={field.value ? [field.value] : []}
      onChange={([image]) => field.onChange(image ?? null)}
    />
  );
}

/** The addresses of several images. The first is the main one. */
export function ImagesField({ source, label }: Pick<ImageFieldProps, 'source' | 'label'>) {
  const { field, fieldState } = useInput({ source });
  return (
    <Images
      label={label}
      hint="The first image is the main one."
      problem={fieldState.error?.message}
      isMultiple
      images={field.value ?? []}
      onChange={field.onChange}
    />
  );
}

/** A picture with its description, stored beside its address, or null. */
export function PictureField({ source, ...look }: ImageFieldProps) {
  const { field, fieldState } = useInput({ source });
  const picture = field.value as { url: string; alt: string } | null;
  const problems = fieldState.error as { url?: FieldError; alt?: FieldError } | undefined;
  return (
    <Images
      {...look}
      optional
      problem={problems?.url?.message}
      images={picture ? [picture.url] : []}
      onChange={([url]) => field.onChange(url ? { alt: '', ...picture, url } : null)}
    >
      {picture && (
        <TextField
          label="What the picture shows, for those who cannot see it"
          value={picture.alt}
          onChange={({ target }) => field.onChange({ ...picture, alt: target.value })}
          error={!!problems?.alt}
          helperText={problems?.alt?.message}
        />
      )}
    </Images>
  );
}
