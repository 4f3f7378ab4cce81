import { pages } from '@year-group/api-types/pages';
import { Gallery } from '@year-group/ui-kit/Gallery';
import { Link } from '@year-group/ui-kit/Link';
import { Reveal } from '@year-group/ui-kit/Reveal';
import { Section } from '@year-group/ui-kit/Section';
import { Timeline } from '@year-group/ui-kit/Timeline';
import { aboutIntroduction, association, values } from '#content/association.ts';
import { galleryScenes } from '#content/gallery.ts';
import { pictures } from '#content/pictures.ts';
import { milestones } from '#content/timeline.ts';
import { pictureOf } from '#lib/pictureOf.ts';
import { ConnectWithUs } from './ConnectWithUs.tsx';
import styles from './HomeAbout.module.css';
import { LatestEvents } from './LatestEvents.tsx';
import { LatestNews } from './LatestNews.tsx';

/** The sections below the hero of the landing page. */
export function HomeSections() {
  return (
    <>
      <HomeAbout />
      <HomeJourney />
      <HomeGallery />
      <LatestEvents />
      <LatestNews />
      <ConnectWithUs />
    </>
  );
}

/** Who we are: the history, the three values, the motto. */
function HomeAbout() {
  return (
    <Section id="about" kicker="About us" title={aboutIntroduction.title}>
      <div className={styles.Columns}>
        <Reveal className={styles.Introduction}>
          {aboutIntroduction.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Reveal>
        <Reveal render={<dl />} className={styles.Values}>
          {values.map(({ title, description }) => (
            <div key={title} className={styles.Value}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </Reveal>
      </div>
      <Reveal render={<p />} className={styles.Motto}>
        {association.motto}
      </Reveal>
    </Section>
  );
}

/** The four steps from the first day to the present. */
function HomeJourney() {
  return (
    <Section
      tone="sunken"
      kicker="Our journey"
      title="From the gate to where we stand"
      action={
        <Link variant="standalone" href={pages.alumni.to()}>
          Alumni stories
        </Link>
      }
    >
      <Timeline variant="journey" items={milestones} />
    </Section>
  );
}

const addresses: Partial<Record<string, string>> = pictures.gallery;
const scenes = galleryScenes.map(({ slug, alt, caption }) => ({
  ...pictureOf(addresses[slug] ?? ''),
  alt,
  caption,
}));

/** Seven pictures. */
function HomeGallery() {
  return (
    <Section kicker="Gallery" title="What we remember">
      <Reveal>
        <Gallery pictures={scenes} />
      </Reveal>
    </Section>
  );
}
