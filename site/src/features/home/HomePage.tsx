import type { GroupShell } from '@year-group/api-types/group/group';
import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Hero } from '@year-group/ui-kit/Hero';
import type { PictureSource } from '@year-group/ui-kit/Picture';
import { preload } from 'react-dom';
import { FeedLinks } from '#components/FeedLinks.tsx';
import { JsonLd, useOrganisation } from '#components/JsonLd.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { heroPictureOf } from '#lib/pictureOf.ts';
import { preloadPicture } from '#lib/preloadPicture.ts';
import { useSection } from '#store/api/groupApi.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import { HomeSections } from './HomeSections.tsx';

/** The landing page. */
export function HomePage() {
  const group = useAppSelector(selectGroup);
  return (
    <>
      <PageHead description={group.identity.tagline} path={pages.home.to()} />
      <FeedLinks />
      <JsonLd facts={useOrganisation()} />
      <HomeHero {...group} />
      <HomeSections />
    </>
  );
}

/** The picture, the group's name, and the way to what it says about itself. */
function HomeHero({ identity, hero }: GroupShell) {
  // Until the group has written it, there is nothing to lead to.
  const hasAbout = useSection('home').content !== null;
  return (
    <Hero
      size="full"
      kicker={identity.subtitle}
      title={identity.name}
      tagline={identity.tagline}
      picture={hero ? ownPicture(hero) : gate()}
      {...(hasAbout && {
        actions: (
          <Button variant="gold" size="large" href="#about">
            Discover Our Story
          </Button>
        ),
        scrollTo: '#about',
        scrollLabel: 'Scroll down to About',
      })}
    />
  );
}

/** The group's own picture. */
function ownPicture(hero: NonNullable<GroupShell['hero']>) {
  const picture = heroPictureOf(hero, '');
  preloadPicture(picture, '100vw');
  return picture;
}

/** The product's picture, for groups that have chosen none. */
function gate() {
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
  return gatePicture;
}

const folder = '/images';
const files = (name: string, widths: number[], type: string) =>
  widths.map((width) => `${folder}/${name}-${width}.${type} ${width}w`).join(', ');

const wide = [640, 960, 1600, 2000];
const tall = [480, 828];
const portrait = '(max-aspect-ratio: 4/5)';
const landscape = '(min-aspect-ratio: 4/5)';

/** A school's gate: tall for a phone held upright, wide for everything else. */
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
