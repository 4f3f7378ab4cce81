import { association } from '#content/association.ts';
import { FeedLinks } from '#lib/FeedLinks.tsx';
import { JsonLd } from '#lib/JsonLd.tsx';
import { organisation } from '#lib/organisation.ts';
import { PageHead } from '#lib/PageHead.tsx';
import { paths } from '#lib/paths.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPublicUrl } from '#store/siteSlice.ts';
import { HomeHero } from './HomeHero.tsx';

/** The first screen of the landing page; `HomeSections` follow it. */
export function HomePage() {
  return (
    <>
      <PageHead description={association.tagline} path={paths.home.to()} />
      <FeedLinks />
      <JsonLd facts={organisation(useAppSelector(selectPublicUrl))} />
      <HomeHero />
    </>
  );
}
