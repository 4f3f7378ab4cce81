import type { GroupContent } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Grid } from '@year-group/ui-kit/Grid';
import { PersonCard } from '@year-group/ui-kit/PersonCard';
import { Prose } from '@year-group/ui-kit/Prose';
import { Section } from '@year-group/ui-kit/Section';
import { Timeline } from '@year-group/ui-kit/Timeline';
import { GroupPage } from '#components/GroupPage.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { PageHero } from '#components/PageHero.tsx';
import { journeySteps, spanOf } from '#lib/moments.ts';
import { heroPictureOf, pictureOf } from '#lib/pictureOf.ts';
import { useSection } from '#store/api/groupApi.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import styles from './About.module.css';

type About = GroupContent<'about'>;

/** The group's page about itself. */
export function AboutPage() {
  return (
    <GroupPage
      section="about"
      title="About us"
      empty={messages.group.aboutEmpty}
      failed={messages.group.aboutFailed}
    >
      {(about) => <AboutView about={about} />}
    </GroupPage>
  );
}

/** The about page with the group's texts; parts without content are left out. */
function AboutView({ about }: { about: About }) {
  const { name, subtitle } = useAppSelector(selectGroup).identity;
  const { opening, picture, missions, leaders, leadership, story, invitation } = about;
  return (
    <>
      <PageHead
        title="About"
        description={subtitle ? `${subtitle}. ${opening.text}` : opening.text}
        path={pages.about.to()}
      />
      <PageHero
        kicker={name}
        title={opening.title}
        tagline={opening.text}
        picture={heroPictureOf(picture, 'hills')}
      />
      {missions.length > 0 && <Missions missions={missions} />}
      {leaders.length > 0 && <Leadership leaders={leaders} leadership={leadership} />}
      <OurStory story={story} />
      <Invitation invitation={invitation} />
    </>
  );
}

/** The group's history as text, and as a timeline where the home page has one. */
function OurStory({ story }: Pick<About, 'story'>) {
  const journey = useSection('home').content?.journey ?? [];
  return (
    <Section kicker={spanOf(journey)} title="Our Story">
      <div className={styles.Story}>
        <Prose initial>
          {story.map(({ text }, index) => (
            <p key={index}>{text}</p>
          ))}
        </Prose>
        {journey.length > 0 && <Timeline items={journeySteps(journey)} />}
      </div>
    </Section>
  );
}

/** The officers. */
function Leadership({ leaders, leadership }: Pick<About, 'leaders' | 'leadership'>) {
  return (
    <Section tone="sunken" kicker="Leadership" title="Who answers when you write" lead={leadership}>
      <Grid className={styles.Leaders}>
        {leaders.map(({ name, role, bio, portrait }, index) => (
          <PersonCard
            key={index}
            name={name}
            office={role}
            bio={bio}
            {...(portrait && { portrait: pictureOf(portrait) })}
          />
        ))}
      </Grid>
    </Section>
  );
}

/** The missions, numbered. */
function Missions({ missions }: Pick<About, 'missions'>) {
  return (
    <Section kicker="Our mission" title="What we are for">
      <ol className={styles.Missions}>
        {missions.map(({ title, text }, index) => (
          <li key={index} className={styles.Mission}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Two ways to take part. */
function Invitation({ invitation }: Pick<About, 'invitation'>) {
  const { giving } = useAppSelector(selectGroup).parts;
  return (
    <Section tone="night" kicker="Your turn" title={invitation.title} lead={invitation.text}>
      <div className={styles.Actions}>
        <Button variant="gold" size="large" href={pages.register.to()}>
          Register Now
        </Button>
        {giving && (
          <Button variant="secondary" size="large" href={pages.donate.to()} className={styles.OnNight}>
            Support Us
          </Button>
        )}
      </div>
    </Section>
  );
}
