import { imageVariants } from '@year-group/api-types/common/imageVariants';
import type { GroupContent } from '@year-group/api-types/group/group';
import type { PictureSource } from '@year-group/ui-kit/Picture';
import { preload } from 'react-dom';
import { pictures } from '#content/pictures.ts';
import { fileUrl } from './files.ts';

/** A picture by its address, with other widths, size and colour when the address contains them. */
export function pictureOf(imageUrl: string, placeholder = ''): PictureSource {
  const address = fileUrl(imageUrl || placeholder);
  const variants = imageVariants(address);
  if (!variants) return { src: address, width: 1600, height: 1067 };
  const { src, srcSet, width, height, colour } = variants;
  return { src, srcSet, width, height, colour };
}

/** The picture at the top of a page: the group's with what it shows, or the product's own. */
export const heroPictureOf = (picture: GroupContent<'about'>['picture'], own: string) =>
  picture ? { ...pictureOf(picture.url), alt: picture.alt } : pictureOf(own);

/** Placeholders by kind, for things without a picture. */
export const placeholders: Partial<Record<string, string>> = pictures.placeholders;

/** Preloads the page's first picture. */
export function preloadPicture({ src, srcSet }: PictureSource, sizes: string): void {
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(srcSet && { imageSrcSet: srcSet, imageSizes: sizes }),
  });
}
