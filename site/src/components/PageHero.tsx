import { Hero, type HeroProps } from '@year-group/ui-kit/Hero';
import { preloadPicture } from '#lib/preloadPicture.ts';

/** The hero of an inner page, its picture fetched before anything else. */
export function PageHero({ picture, ...props }: HeroProps) {
  if (picture) preloadPicture(picture, '100vw');
  return <Hero {...props} {...(picture && { picture })} />;
}
