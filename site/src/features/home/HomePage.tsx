import { pages } from '@year-group/api-types/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Hero } from '@year-group/ui-kit/Hero';
import type { PictureSource } from '@year-group/ui-kit/Picture';
import { preload } from 'react-dom';
import { FeedLinks } from '#components/FeedLinks.tsx';
import { JsonLd, organisation } from '#components/JsonLd.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { association } from '#content/association.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPublicUrl } from '#store/siteSlice.ts';

/** The first screen of the landing page; `HomeSections` follow it. */
export function HomePage() {
  return (
    <>
      <PageHead description={association.tagline} path={pages.home.to()} />
      <FeedLinks />
      <JsonLd facts={organisation(useAppSelector(selectPublicUrl))} />
      <HomeHero />
    </>
  );
}

/** The gate, the association's name and the main links. */
function HomeHero() {
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

const folder = '/images';
const files = (name: string, widths: number[], type: string) =>
  widths.map((width) => `${folder}/${name}-${width}.${type} ${width}w`).join(', ');

const wide = [640, 960, 1600, 2000];
const tall = [480, 828];
const portrait = '(max-aspect-ratio: 4/5)';
const landscape = '(min-aspect-ratio: 4/5)';

/** The school's gate: tall for a phone held upright, wide for everything else. */
const gatePicture = {
  src: '/gate.jpg',
  width: 1600,
  height: 1000,
  colour: '#182858',
  sources: [
    { type: 'image/avif', media: portrait, srcSet: files('gate-tall', tall, 'avif') },
    { type: 'image/avif', srcSet: files('gate', wide, 'avif') },
    { type: 'image/webp', media: portrait, srcSet: files('gate-tall', tall, 'webp') },
    { type: 'image/webp', srcSet: files('gate', wide, 'webp') },
  ],
} satisfies PictureSource;

/** Preloads of the picture, for the document's head. */
const gatePreloads = [
  { media: portrait, imageSrcSet: files('gate-tall', tall, 'avif') },
  { media: landscape, imageSrcSet: files('gate', wide, 'avif') },
];
