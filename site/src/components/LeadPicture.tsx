import { Picture, type PictureSource } from '@year-group/ui-kit/Picture';
import { preloadPicture } from '#lib/pictureOf.ts';

const sizes = '(min-width: 81rem) 75rem, 92vw';

/** The wide picture at the top of an article or event, fetched first. */
export function LeadPicture({ picture }: { picture: PictureSource }) {
  preloadPicture(picture, sizes);
  return <Picture {...picture} alt="" ratio="16 / 9" sizes={sizes} priority />;
}
