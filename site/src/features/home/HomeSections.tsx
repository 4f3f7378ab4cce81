import { ConnectWithUs } from './ConnectWithUs.tsx';
import { HomeAbout } from './HomeAbout.tsx';
import { HomeGallery } from './HomeGallery.tsx';
import { HomeJourney } from './HomeJourney.tsx';
import { LatestEvents } from './LatestEvents.tsx';
import { LatestNews } from './LatestNews.tsx';

/** The sections below the hero of the landing page. */
export function HomeSections() {
  return (
    <>
      <HomeAbout />
      <HomeJourney />
      <HomeGallery />
      <LatestEvents />
      <LatestNews />
      <ConnectWithUs />
    </>
  );
}
