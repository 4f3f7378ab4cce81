import { Button } from '@year-group/ui-kit/Button';
import { Hero } from '@year-group/ui-kit/Hero';
import { preload } from 'react-dom';
import { association } from '#content/association.ts';
import { gatePicture, gatePreloads } from './gatePicture.ts';

/** The gate, the association's name and the main links. */
export function HomeHero() {
  for (const { media, imageSrcSet } of gatePreloads) {
    preload(gatePicture.src, {
      as: 'image',
      type: 'image/avif',
      imageSizes: '100vw',
      fetchPriority: 'high',
      imageSrcSet,
      media,
    });
  }
  return (
    <Hero
      size="full"
      kicker={association.subtitle}
      title={association.name}
      tagline={association.tagline}
      picture={gatePicture}
      actions={
        <Button variant="gold" size="large" href="#about">
          Discover Our Story
        </Button>
      }
      scrollTo="#about"
      scrollLabel="Scroll down to About"
    />
  );
}
