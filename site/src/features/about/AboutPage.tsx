import { pages } from '@year-group/api-types/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Grid } from '@year-group/ui-kit/Grid';
import { PersonCard } from '@year-group/ui-kit/PersonCard';
import { Prose } from '@year-group/ui-kit/Prose';
import { Section } from '@year-group/ui-kit/Section';
import { Timeline } from '@year-group/ui-kit/Timeline';
import { PageHead } from '#components/PageHead.tsx';
import { PageHero } from '#components/PageHero.tsx';
import { association } from '#content/association.ts';
import { leaders } from '#content/leaders.ts';
import { missions } from '#content/missions.ts';
import { aboutCallToAction, ourStory } from '#content/ourStory.ts';
import { pictures } from '#content/pictures.ts';
import { milestones } from '#content/timeline.ts';
import { pictureOf, placeholders } from '#lib/pictureOf.ts';
import styles from './About.module.css';

const introduction = 'Who we are, what we are for, and the eleven of us who keep the association in order.';

/** The association's page about itself. */
export function AboutPage() {
  return (
    <>
      <PageHead
        title="About"
        description={`${association.subtitle}. ${introduction}`}
        path={pages.about.to()}
      />
      <PageHero
        kicker={association.name}
        title="Three years together, and every year since"
        tagline={introduction}
        picture={pictureOf(pictures.about)}
      />
      <Missions />
      <Leadership />
      <OurStory />
      <Invitation />
    </>
  );
}

/** The association's history as text and as a timeline. */
function OurStory() {
  return (
    <Section kicker="2012 to the present" title="Our Story">
      <div className={styles.Story}>
        <Prose initial>
          {ourStory.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <Timeline items={milestones} />
      </div>
    </Section>
  );
}

const portraits: Partial<Record<string, string>> = pictures.leaders;

/** The eleven officers. */
function Leadership() {
  return (
    <Section
      tone="sunken"
      kicker="Leadership"
      title="Who answers when you write"
      lead="Eleven officers, elected for three years and paid in thanks."
    >
      <Grid className={styles.Leaders}>
        {leaders.map(({ slug, name, role, bio }) => (
          <PersonCard
            key={slug}
            name={name}
            office={role}
            bio={bio}
            portrait={pictureOf(portraits[slug] ?? '', placeholders.person)}
          />
        ))}
      </Grid>
    </Section>
  );
}

/** The four missions, numbered. */
function Missions() {
  return (
    <Section kicker="Our mission" title="Four things we are for">
      <ol className={styles.Missions}>
        {missions.map(({ title, description }) => (
          <li key={title} className={styles.Mission}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Two ways to take part. */
function Invitation() {
  return (
    <Section tone="night" kicker="Your turn" title={aboutCallToAction.title} lead={aboutCallToAction.text}>
      <div className={styles.Actions}>
        <Button variant="gold" size="large" href={pages.register.to()}>
          Register Now
        </Button>
        <Button variant="secondary" size="large" href={pages.donate.to()} className={styles.OnNight}>
          Support Us
        </Button>
      </div>
    </Section>
  );
}
