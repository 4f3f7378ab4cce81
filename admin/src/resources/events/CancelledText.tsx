import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Button, Stack, Typography } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import type { EventAnswers } from '@year-group/api-types/content/eventAnswer';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { ActButton } from '#components/ActButton.tsx';
import { PagePart } from '#components/PagePart.tsx';
import { whatsAppLink } from '#lib/whatsApp.ts';

/** A text to share that says that the event is cancelled, for those who got no letter. */
export function CancelledText({
  event: { id, title, startsAt, location, state },
}: Pick<EventAnswers, 'event'>) {
  const address = globalThis.location.origin + pages.event.to(id);
  const text = `${messages.events.titled(title, state)}, ${formatMoment(startsAt)}, ${location}. ${address}`;
  return (
    <PagePart title="Tell the others">
      <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ActButton variant="outlined" act={() => navigator.clipboard.writeText(text)} done="Copied.">
          Copy the text
        </ActButton>
        <Button variant="outlined" startIcon={<WhatsAppIcon />} {...whatsAppLink({ text })}>
          Share on WhatsApp
        </Button>
      </Stack>
    </PagePart>
  );
}
