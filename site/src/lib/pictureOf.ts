import { imageVariants } from '@year-group/api-types/imageVariants';
import type { PictureSource } from '@year-group/ui-kit/Picture';

/** A picture by its address, with its other widths, size and colour where the address tells them. */
export function pictureOf(imageUrl: string, placeholder?: string): PictureSource {
  const variants = imageVariants(imageUrl || (placeholder ?? ''));
  if (!variants) return { src: imageUrl, width: 1600, height: 1067 };
  const { src, srcSet, width, height, colour } = variants;
  return { src, srcSet, width, height, colour };
}
