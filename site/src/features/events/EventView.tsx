import { formatMoment } from '@year-group/api-types/common/dates';
import { pages } from '@year-group/api-types/system/pages';
import { Banner } from '@year-group/ui-kit/Banner';
import { Container } from '@year-group/ui-kit/Container';
import { Link } from '@year-group/ui-kit/Link';
import { Prose } from '@year-group/ui-kit/Prose';
import { ShareLinks } from '@year-group/ui-kit/ShareLinks';
import { Stack } from '@year-group/ui-kit/Stack';
import shared from '@year-group/ui-kit/styles/shared.module.css';
import { isPast } from '#components/cards.ts';
import { FeedLinks } from '#components/FeedLinks.tsx';
import page from '#components/ItemPage.module.css';
import { JsonLd, useOrganisation } from '#components/JsonLd.tsx';
import { LeadPicture } from '#components/LeadPicture.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { shareCardOf } from '#lib/files.ts';
import { pictureOf } from '#lib/pictureOf.ts';
import { cut, toPlainText } from '#lib/text.ts';
import type { EventDetails } from '#store/api/eventsApi.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectNow, selectPublicUrl } from '#store/siteSlice.ts';
import { EventFacts, EventReply } from './EventFacts.tsx';
import styles from './EventView.module.css';

/** An event: its day as a calendar leaf, then time, place and description. */
export function EventView({ event }: { event: EventDetails }) {
  const publicUrl = useAppSelector(selectPublicUrl);
  const over = isPast(event, useAppSelector(selectNow));
  const path = pages.event.to(event.id);
  const description = cut(toPlainText(event.description), 160);
  return (
    <article className={page.Item}>
      <PageHead
        title={event.title}
        description={description}
        path={path}
        imageUrl={event.imageUrl}
        shareCard={shareCardOf('events', event.id)}
      />
      <FeedLinks />
      <EventJsonLd event={event} description={description} publicUrl={publicUrl} />
      <Container>
        <header className={page.Head}>
          <p className={`${shared.Caps} ${page.Line}`}>
            <Link variant="quiet" href={pages.news.to('events')}>
              Events
            </Link>
            <span>{event.category}</span>
          </p>
          <h1>{event.title}</h1>
          <EventNotice event={event} over={over} />
        </header>
        <div className={styles.Columns}>
          <EventFacts event={event} />
          <Stack gap={6} className={styles.Text}>
            <LeadPicture picture={pictureOf(event.imageUrl, 'hills')} />
            <Prose html={event.description} />
            <ShareLinks title={event.title} url={publicUrl + path} />
          </Stack>
          <EventReply event={event} over={over} url={publicUrl + path} />
        </div>
      </Container>
    </article>
  );
}

/** Whether the event was cancelled, was moved, or is over. */
function EventNotice({ event: { state, movedFrom }, over }: { event: EventDetails; over: boolean }) {
  if (state === 'cancelled') return <Banner tone="danger">This event was cancelled.</Banner>;
  if (over) return <Banner>This event is over.</Banner>;
  if (state !== 'moved') return null;
  const before = movedFrom && ` It was planned for ${formatMoment(movedFrom)}.`;
  return <Banner>This event was moved.{before}</Banner>;
}

const schemaStatus = { planned: 'Scheduled', moved: 'Rescheduled', cancelled: 'Cancelled' };

interface EventJsonLdProps {
  event: EventDetails;
  /** Plain text. */
  description: string;
  publicUrl: string;
}

/** An event as structured data. */
function EventJsonLd({ event, description, publicUrl }: EventJsonLdProps) {
  const organizer = useOrganisation();
  return (
    <JsonLd
      facts={{
        '@type': 'Event',
        name: event.title,
        description,
        startDate: event.startsAt,
        eventStatus: `https://schema.org/Event${schemaStatus[event.state ?? 'planned']}`,
        ...(event.movedFrom && { previousStartDate: event.movedFrom }),
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: event.location,
          address: { '@type': 'PostalAddress', streetAddress: event.location },
        },
        image: [new URL(shareCardOf('events', event.id), publicUrl).href],
        url: publicUrl + pages.event.to(event.id),
        organizer,
      }}
    />
  );
}
