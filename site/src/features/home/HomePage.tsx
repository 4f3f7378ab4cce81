import { association } from '#content/association.ts';
import { FeedLinks } from '#lib/FeedLinks.tsx';
import { JsonLd } from '#lib/JsonLd.tsx';
import { organisation } from '#lib/organisation.ts';
import { PageHead } from '#lib/PageHead.tsx';
import { paths } from '#lib/paths.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPublicUrl } from '#store/siteSlice.ts';
import { ConnectWithUs } from './ConnectWithUs.tsx';
import { HomeAbout } from './HomeAbout.tsx';
import { HomeGallery } from './HomeGallery.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeJourney } from './HomeJourney.tsx';
import { LatestEvents } from './LatestEvents.tsx';
import { LatestNews } from './LatestNews.tsx';

/** The landing page. */
export function HomePage() {
  return (
    <>
      <PageHead description={association.tagline} path={paths.home.to()} />
      <FeedLinks />
      <JsonLd facts={organisation(useAppSelector(selectPublicUrl))} />
      <HomeHero />
      <HomeAbout />
      <HomeJourney />
      <HomeGallery />
      <LatestEvents />
      <LatestNews />
      <ConnectWithUs />
    </>
  );
}
