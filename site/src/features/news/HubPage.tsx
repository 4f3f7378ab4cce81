import { type HubTab, pages } from '@year-group/api-types/system/pages';
import { Section } from '@year-group/ui-kit/Section';
import shared from '@year-group/ui-kit/styles/shared.module.css';
import { Tabs } from '@year-group/ui-kit/Tabs';
import { useSearchParams } from 'react-router-dom';
import { FeedLinks } from '#components/FeedLinks.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { pageAddress, pageNumberOf } from '#lib/pageNumber.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import { EventsIndex } from './EventsIndex.tsx';
import { NewsIndex } from './NewsIndex.tsx';

const titles: Record<HubTab, string> = { news: 'News', events: 'Upcoming events' };
const descriptions: Record<HubTab, string> = {
  news: 'What the group has been doing: projects, members, reunions and giving back.',
  events: 'Where the group meets next: dates, times and places, and what you may have missed.',
};

/** News in one tab, events in the other. The address names the tab and the page of the news. */
export function HubPage() {
  const [query, setQuery] = useSearchParams();
  const { events } = useAppSelector(selectGroup).parts;
  const tab: HubTab = events && query.get('tab') === 'events' ? 'events' : 'news';
  const page = tab === 'news' ? pageNumberOf(query) : 1;
  const show = (next: string) =>
    setQuery(next === 'events' ? { tab: next } : {}, { preventScrollReset: true });

  return (
    <Section level={1} title={events ? 'News and events' : 'News'} className={shared.LeadTitle}>
      <PageHead
        title={page > 1 ? `${titles[tab]}, page ${page}` : titles[tab]}
        description={descriptions[tab]}
        path={pageAddress(pages.news.to(tab), page)}
      />
      <FeedLinks />
      {events ? (
        <Tabs
          label="News and events"
          value={tab}
          onValueChange={show}
          items={[
            { value: 'news', label: 'Latest News', panel: <NewsIndex page={page} /> },
            { value: 'events', label: 'Upcoming Events', panel: <EventsIndex /> },
          ]}
        />
      ) : (
        <NewsIndex page={page} />
      )}
    </Section>
  );
}
