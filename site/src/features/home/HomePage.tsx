import type { GroupShell } from '@year-group/api-types/group/group';
import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { FeedLinks } from '#components/FeedLinks.tsx';
import { JsonLd, useOrganisation } from '#components/JsonLd.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { PageHero } from '#components/PageHero.tsx';
import { heroPictureOf } from '#lib/pictureOf.ts';
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
    <PageHero
      size="full"
      kicker={identity.subtitle}
      title={identity.name}
      tagline={identity.tagline}
      picture={heroPictureOf(hero, 'arch')}
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
