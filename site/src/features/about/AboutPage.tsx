import { pages } from '@year-group/api-types/pages';
import { PageHead } from '#components/PageHead.tsx';
import { PageHero } from '#components/PageHero.tsx';
import { association } from '#content/association.ts';
import { pictures } from '#content/pictures.ts';
import { pictureOf } from '#lib/pictureOf.ts';
import { Invitation } from './Invitation.tsx';
import { Leadership } from './Leadership.tsx';
import { Missions } from './Missions.tsx';
import { OurStory } from './OurStory.tsx';

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
