import { Button, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { csvTable } from '@year-group/api-types/common/csv';
import { formatMoment } from '@year-group/api-types/common/dates';
import { formatPhone } from '@year-group/api-types/common/phone';
import type { EventAnswer, EventAnswers } from '@year-group/api-types/content/eventAnswer';
import { messages } from '@year-group/api-types/messages';
import { useDataProvider } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ContactLinks } from '#components/ContactLinks.tsx';
import { Page } from '#components/Page.tsx';
import { PagePart } from '#components/PagePart.tsx';
import { PrintButton, PrintedSheet, PrintTable } from '#components/Print.tsx';
import { ListNotice, Read } from '#components/Read.tsx';
import { download } from '#lib/download.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { CancelledText } from './CancelledText.tsx';
import { guestsText } from './eventTexts.ts';

/** Who comes to an event and who cannot, to look at, download and print. */
export function EventAnswersPage() {
  const { id = '' } = useParams();
  const { call } = useDataProvider<PanelDataProvider>();
  const query = useQuery({
    queryKey: ['events', 'answers', id],
    queryFn: () => call('GET /api/events/:id/answers', { params: { id } }),
  });
  return (
    <Page
      title="Answers"
      back={{ to: `/events/edit/${id}`, label: 'Event' }}
      actions={
        query.data && (
          <Typography color="textSecondary">
            {query.data.event.title}, {formatMoment(query.data.event.startsAt)}
          </Typography>
        )
      }
    >
      <Read query={query} failed={messages.events.answersFailed}>
        {(read) => (
          <>
            {read.event.state === 'cancelled' && <CancelledText event={read.event} />}
            <Answers {...read} />
          </>
        )}
      </Read>
    </Page>
  );
}

const answersToCsv = (answers: readonly EventAnswer[]): string =>
  csvTable(
    [
      ['Name', ({ name }) => name],
      ['Coming', ({ coming }) => (coming ? 'yes' : 'no')],
      ['Guests', ({ guests }) => String(guests)],
      ['E-mail or phone', ({ contact }) => formatPhone(contact)],
      ['Answered', ({ answeredAt }) => answeredAt],
    ],
    answers,
  );

function Answers({ event, coming, notComing, answers }: EventAnswers) {
  if (answers.length === 0) {
    return <ListNotice title={messages.events.answersEmpty} text={messages.events.answersHint} />;
  }
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <PrintButton label="Print door list">
          <DoorSheet event={event} answers={answers} />
        </PrintButton>
        <Button variant="outlined" onClick={() => download('event_answers.csv', answersToCsv(answers))}>
          Download answers
        </Button>
      </Stack>
      <AnswerRows title={`${coming} coming`} answers={answers.filter((answer) => answer.coming)} />
      <AnswerRows title={`${notComing} can’t come`} answers={answers.filter((answer) => !answer.coming)} />
    </>
  );
}

/** The answers of one kind. Renders nothing without any. */
function AnswerRows({ title, answers }: { title: string; answers: readonly EventAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <PagePart title={title}>
      <List disablePadding sx={{ width: '100%' }}>
        {answers.map(({ name, guests, contact, answeredAt }, index) => (
          // Two people may have one name.
          <ListItem key={index} divider disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
            <ListItemText primary={name} secondary={guests > 0 && guestsText(guests)} />
            <Typography variant="body2" color="textSecondary">
              {formatMoment(answeredAt)}
            </Typography>
            {contact && <ContactLinks name={name} email={contact} phone={contact} />}
          </ListItem>
        ))}
      </List>
    </PagePart>
  );
}

/** Who comes, by name, each with a box to tick at the door; shown only in print. */
export function DoorSheet({ event, answers }: Pick<EventAnswers, 'event' | 'answers'>) {
  return (
    <PrintedSheet title={event.title}>
      <p>
        {formatMoment(event.startsAt)}, {event.location}
      </p>
      <PrintTable
        head={['Here', 'Name', 'Guests']}
        rows={answers
          .filter(({ coming }) => coming)
          .map(({ name, guests }) => ['☐', name, guests ? String(guests) : ''])}
      />
    </PrintedSheet>
  );
}
