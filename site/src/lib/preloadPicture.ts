import type { PictureSource } from '@year-group/ui-kit/Picture';
import { preload } from 'react-dom';

/** Lets the browser fetch the page's first picture before it has read as far as the picture itself. */
export function preloadPicture({ src, srcSet }: PictureSource, sizes: string): void {
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(srcSet && { imageSrcSet: srcSet, imageSizes: sizes }),
  });
}
