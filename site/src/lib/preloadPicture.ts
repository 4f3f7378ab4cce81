import type { PictureSource } from '@year-group/ui-kit/Picture';
import { preload } from 'react-dom';

/** Preloads the page's first picture. */
export function preloadPicture({ src, srcSet }: PictureSource, sizes: string): void {
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(srcSet && { imageSrcSet: srcSet, imageSizes: sizes }),
  });
}
