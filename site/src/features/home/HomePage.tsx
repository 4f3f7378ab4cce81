import { pages } from '@year-group/api-types/pages';
import { FeedLinks } from '#components/FeedLinks.tsx';
import { JsonLd } from '#components/JsonLd.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { association } from '#content/association.ts';
import { organisation } from '#lib/organisation.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPublicUrl } from '#store/siteSlice.ts';
import { HomeHero } from './HomeHero.tsx';

/** The first screen of the landing page; `HomeSections` follow it. */
export function HomePage() {
  return (
    <>
      <PageHead description={association.tagline} path={pages.home.to()} />
      <FeedLinks />
      <JsonLd facts={organisation(useAppSelector(selectPublicUrl))} />
      <HomeHero />
    </>
  );
}
