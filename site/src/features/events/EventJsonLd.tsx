import { pages } from '@year-group/api-types/pages';
import { JsonLd } from '#components/JsonLd.tsx';
import { shareCardOf } from '#lib/files.ts';
import { organisation } from '#lib/organisation.ts';
import type { EventDetails } from '#store/api/eventsApi.ts';

export interface EventJsonLdProps {
  event: EventDetails;
  /** Plain text. */
  description: string;
  publicUrl: string;
}

/** An event as structured data. */
export function EventJsonLd({ event, description, publicUrl }: EventJsonLdProps) {
  return (
    <JsonLd
      facts={{
        '@type': 'Event',
        name: event.title,
        description,
        startDate: event.startsAt,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: event.location,
          address: { '@type': 'PostalAddress', streetAddress: event.location, addressCountry: 'GH' },
        },
        image: [new URL(shareCardOf('events', event.id), publicUrl).href],
        url: publicUrl + pages.event.to(event.id),
        organizer: organisation(publicUrl),
      }}
    />
  );
}
