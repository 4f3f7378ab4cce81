import { pages } from '@year-group/api-types/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Section } from '@year-group/ui-kit/Section';
import { Timeline } from '@year-group/ui-kit/Timeline';
import { PageHead } from '#components/PageHead.tsx';
import { PageHero } from '#components/PageHero.tsx';
import { association } from '#content/association.ts';
import { alumniCallToAction } from '#content/ourStory.ts';
import { pictures } from '#content/pictures.ts';
import { milestones } from '#content/timeline.ts';
import { pictureOf } from '#lib/pictureOf.ts';

const journeyId = 'journey';
const { title, text } = alumniCallToAction;
const stories = milestones.map(({ story, ...milestone }) => ({ ...milestone, description: story }));

/** The year's story in four chapters, each of which fades in. */
export function AlumniPage() {
  return (
    <>
      <PageHead title={title} description={text} path={pages.alumni.to()} />
      <PageHero
        size="full"
        kicker={association.name}
        title={title}
        tagline={text}
        picture={pictureOf(pictures.alumni)}
        actions={
          <Button variant="gold" size="large" href={`#${journeyId}`}>
            Explore the Journey
          </Button>
        }
      />
      <Section id={journeyId} kicker="2012 to the present" title="Our Journey">
        <Timeline variant="alternating" items={stories} />
      </Section>
    </>
  );
}
