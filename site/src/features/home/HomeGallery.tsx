import { Gallery } from '@year-group/ui-kit/Gallery';
import { Reveal } from '@year-group/ui-kit/Reveal';
import { Section } from '@year-group/ui-kit/Section';
import { galleryScenes } from '#content/gallery.ts';
import { pictures } from '#content/pictures.ts';
import { pictureOf } from '#lib/pictureOf.ts';

const addresses: Partial<Record<string, string>> = pictures.gallery;
const scenes = galleryScenes.map(({ slug, alt, caption }) => ({
  ...pictureOf(addresses[slug] ?? ''),
  alt,
  caption,
}));

/** Seven pictures. */
export function HomeGallery() {
  return (
    <Section kicker="Gallery" title="What we remember">
      <Reveal>
        <Gallery pictures={scenes} />
      </Reveal>
    </Section>
  );
}
