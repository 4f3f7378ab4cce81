import { TextInput, useInput } from 'react-admin';
import { get, useFormContext } from 'react-hook-form';
import { Images, type ImagesProps } from './Images.tsx';

interface ImageFieldProps extends Omit<ImagesProps, 'images' | 'onChange' | 'problem' | 'children'> {
  source: string;
}

/** The address of one image, or a list of addresses. */
export function ImageField({ source, ...look }: ImageFieldProps) {
  const { field, fieldState } = useInput({ source });
  return (
    <Images
      {...look}
      problem={fieldState.error?.message}
      images={[field.value || []].flat()}
      onChange={(images) => field.onChange(look.isMultiple ? images : (images[0] ?? null))}
    />
  );
}

/** A picture with its description, stored beside its address, or null. */
export function PictureField({ source, ...look }: ImageFieldProps) {
  const { field, fieldState } = useInput({ source });
  const { getValues } = useFormContext();
  const picture = field.value as { url: string; alt: string } | null;
  return (
    <Images
      {...look}
      problem={get(fieldState.error, 'url.message')}
      images={picture ? [picture.url] : []}
      // The description is a field of its own: what was typed there is in the form's values only.
      onChange={([url]) => field.onChange(url ? { alt: '', ...getValues(field.name), url } : null)}
    >
      {picture && (
        <TextInput source={`${source}.alt`} label="What the picture shows, for those who cannot see it" />
      )}
    </Images>
  );
}
