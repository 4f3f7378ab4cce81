import { formatMoment } from '@year-group/api-types/common/dates';
import { pages } from '@year-group/api-types/system/pages';
import type { Letter, Sender } from '../layout/letter.ts';

/** What a letter says about an event. */
interface EventMailData {
  eventId: string;
  title: string;
  startsAt: string;
  location: string;
}

/** Letters about events, by template name. They repeat nothing that a visitor wrote. */
export const eventLetters = {
  'event-cancelled': (
    { eventId, title, startsAt, location }: EventMailData,
    { publicUrl }: Sender,
  ): Letter => ({
    subject: `Cancelled: ${title}`,
    preheader: 'It does not take place. You need not do anything.',
    title: 'The event was cancelled',
    blocks: [
      `${title} does not take place. It was planned for ${formatMoment(startsAt)}, ${location}.`,
      { kind: 'button', label: 'See the event', href: publicUrl + pages.event.to(eventId) },
      {
        kind: 'note',
        text: 'We delete your address together with the answers, thirty days after the event at the latest.',
      },
    ],
    reason: 'You receive this letter because your address was left with an answer that somebody would come.',
  }),
};
