import type { GroupContent } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { ErrorState } from '@year-group/ui-kit/ErrorState';
import { Gallery } from '@year-group/ui-kit/Gallery';
import { Link } from '@year-group/ui-kit/Link';
import { Reveal } from '@year-group/ui-kit/Reveal';
import { Section } from '@year-group/ui-kit/Section';
import { Skeleton } from '@year-group/ui-kit/Skeleton';
import { Timeline } from '@year-group/ui-kit/Timeline';
import type { ReactNode } from 'react';
import { journeySteps } from '#lib/moments.ts';
import { pictureOf } from '#lib/pictureOf.ts';
import { useSection } from '#store/api/groupApi.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import { ConnectWithUs } from './ConnectWithUs.tsx';
import styles from './HomeSections.module.css';
import { LatestEvents } from './LatestEvents.tsx';
import { LatestNews } from './LatestNews.tsx';

type Home = GroupContent<'home'>;

/** The sections below the hero of the landing page. */
export function HomeSections() {
  const { content, isError, refetch } = useSection('home');
  if (content !== undefined) return <HomeView home={content} />;
  return (
    <HomeView home={null}>
      <Section id="about" kicker="About us" aria-busy={!isError}>
        {isError ? (
          <ErrorState onRetry={() => void refetch()}>{messages.group.homeFailed}</ErrorState>
        ) : (
          <Skeleton kind="page" />
        )}
      </Section>
    </HomeView>
  );
}

interface HomeViewProps {
  /** What the group says in them; null until it is published. */
  home: Home | null;
  /** Shown in its place. */
  children?: ReactNode;
}

/**
 * These sections with what the group says in them; those without content are left out. News and
 * events stay mounted while it is read, or a failed read of theirs would be repeated at once.
 */
function HomeView({ home, children }: HomeViewProps) {
  const { parts } = useAppSelector(selectGroup);
  return (
    <>
      {home ? <GroupParts home={home} /> : children}
      {parts.events && <LatestEvents />}
      <LatestNews />
      <ConnectWithUs invitation={home?.invitation} />
    </>
  );
}

function GroupParts({ home: { introduction, values, journeyTitle, journey, gallery } }: { home: Home }) {
  return (
    <>
      <HomeAbout introduction={introduction} values={values} />
      {journey.length > 0 && <HomeJourney title={journeyTitle} journey={journey} />}
      {gallery.length > 0 && <HomeGallery gallery={gallery} />}
    </>
  );
}

/** Who we are: the introduction, the values, the motto. */
function HomeAbout({ introduction, values }: Pick<Home, 'introduction' | 'values'>) {
  const { motto } = useAppSelector(selectGroup).identity;
  return (
    <Section id="about" kicker="About us" title={introduction.title}>
      <div className={styles.Columns}>
        <Reveal className={styles.Introduction}>
          {introduction.paragraphs.map(({ text }, index) => (
            <p key={index}>{text}</p>
          ))}
        </Reveal>
        <Reveal render={<dl />} className={styles.Values}>
          {values.map(({ title, text }, index) => (
            <div key={index} className={styles.Value}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Reveal>
      </div>
      {motto && (
        <Reveal render={<p />} className={styles.Motto}>
          {motto}
        </Reveal>
      )}
    </Section>
  );
}

/** The steps from the first day to the present. */
function HomeJourney({ title, journey }: Pick<Home, 'journey'> & { title: string }) {
  const { alumni } = useAppSelector(selectGroup).parts;
  return (
    <Section
      tone="sunken"
      kicker="Our journey"
      title={title || 'From our first day to the present'}
      action={
        alumni && (
          <Link variant="standalone" href={pages.alumni.to()}>
            Alumni stories
          </Link>
        )
      }
    >
      {/* The line is drawn for four steps. */}
      <Timeline variant={journey.length === 4 ? 'journey' : 'column'} items={journeySteps(journey)} />
    </Section>
  );
}

/** The pictures with their captions. */
function HomeGallery({ gallery }: Pick<Home, 'gallery'>) {
  return (
    <Section kicker="Gallery" title="What we remember">
      <Reveal>
        <Gallery
          className={styles.Strip}
          pictures={gallery.map(({ url, alt, caption }) => ({ ...pictureOf(url), alt, caption }))}
        />
      </Reveal>
    </Section>
  );
}
