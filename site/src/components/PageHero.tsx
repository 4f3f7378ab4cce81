import { Hero, type HeroProps } from '@year-group/ui-kit/Hero';
import { preloadPicture } from '#lib/pictureOf.ts';

/** The hero of a page. Its picture is fetched first. */
export function PageHero({ picture, ...props }: HeroProps) {
  if (picture) preloadPicture(picture, '100vw');
  return <Hero {...props} {...(picture && { picture })} />;
}
