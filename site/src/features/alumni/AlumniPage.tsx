import type { GroupContent } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Section } from '@year-group/ui-kit/Section';
import { Timeline } from '@year-group/ui-kit/Timeline';
import { GroupPage } from '#components/GroupPage.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { PageHero } from '#components/PageHero.tsx';
import { journeySteps, spanOf } from '#lib/moments.ts';
import { heroPictureOf } from '#lib/pictureOf.ts';
import { useSection } from '#store/api/groupApi.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';

const journeyId = 'journey';

/** The group's story in chapters, each of which fades in. */
export function AlumniPage() {
  return (
    <GroupPage
      section="alumni"
      title="Alumni Stories"
      empty={messages.group.alumniEmpty}
      failed={messages.group.alumniFailed}
    >
      {(alumni) => <AlumniView alumni={alumni} />}
    </GroupPage>
  );
}

/** The alumni page with the group's texts, and the journey of the home page unless it has its own. */
function AlumniView({ alumni: { picture, opening, timeline } }: { alumni: GroupContent<'alumni'> }) {
  const { name } = useAppSelector(selectGroup).identity;
  const journey = useSection('home').content?.journey ?? [];
  const own = timeline.map(({ story, ...moment }) => ({ ...moment, description: story }));
  const moments = own.length > 0 ? own : journeySteps(journey);
  return (
    <>
      <PageHead title={opening.title} description={opening.text} path={pages.alumni.to()} />
      <PageHero
        size="full"
        kicker={name}
        title={opening.title}
        tagline={opening.text}
        picture={heroPictureOf(picture, 'path')}
        actions={
          moments.length > 0 && (
            <Button variant="gold" size="large" href={`#${journeyId}`}>
              Explore the Journey
            </Button>
          )
        }
      />
      {moments.length > 0 && (
        <Section id={journeyId} kicker={spanOf(moments)} title="Our Journey">
          <Timeline variant="alternating" items={moments} />
        </Section>
      )}
    </>
  );
}
