import { imageVariants } from '@year-group/api-types/common/imageVariants';
import type { GroupContent } from '@year-group/api-types/group/group';
import type { DrawingName } from '@year-group/ui-kit/Drawing';
import type { PictureSource } from '@year-group/ui-kit/Picture';
import { preload } from 'react-dom';
import { fileUrl } from './files.ts';

/**
 * A picture by its address, with other widths, size and colour when the address contains them; a
 * drawing in its place where there is none.
 */
export function pictureOf(imageUrl: string, drawing: DrawingName = 'hills'): PictureSource {
  if (!imageUrl) return { src: '', width: 1600, height: 1000, drawing };
  const address = fileUrl(imageUrl);
  const variants = imageVariants(address);
  if (!variants) return { src: address, width: 1600, height: 1067 };
  const { src, srcSet, width, height, colour } = variants;
  return { src, srcSet, width, height, colour };
}

/** The picture at the top of a page: the group's with what it shows, or a drawing. */
export const heroPictureOf = (picture: GroupContent<'about'>['picture'], drawing: DrawingName) => ({
  ...pictureOf(picture?.url ?? '', drawing),
  alt: picture?.alt ?? '',
});

/** Preloads the page's first picture, in the page that the server sends: in the browser it is drawn at once. */
export function preloadPicture({ src, srcSet }: PictureSource, sizes: string): void {
  if (!src || !import.meta.env.SSR) return;
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(srcSet && { imageSrcSet: srcSet, imageSizes: sizes }),
  });
}
