import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { csvTable } from '@year-group/api-types/common/csv';
import { formatMoment } from '@year-group/api-types/common/dates';
import type { EventAnswer, EventAnswers } from '@year-group/api-types/content/eventAnswer';
import { messages } from '@year-group/api-types/messages';
import { useDataProvider } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ListNotice } from '#components/lists/ListNotice.tsx';
import { PageFrame, PageHead } from '#components/PageHead.tsx';
import { PagePart, PageParts, PartRows } from '#components/PagePart.tsx';
import { Read } from '#components/Read.tsx';
import { download } from '#lib/download.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { DoorList } from './DoorList.tsx';
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
    <PageFrame>
      <PageHead title="Answers" back={{ to: `/events/edit/${id}`, label: 'Event' }}>
        {query.data && (
          <Typography color="textSecondary">
            {query.data.event.title}, {formatMoment(query.data.event.startsAt)}
          </Typography>
        )}
      </PageHead>
      <Read query={query} failed={messages.events.answersFailed}>
        {(answers) => <Answers {...answers} />}
      </Read>
    </PageFrame>
  );
}

function Answers({ event, coming, notComing, answers }: EventAnswers) {
  if (answers.length === 0) {
    return <ListNotice title={messages.events.answersEmpty} text={messages.events.answersHint} />;
  }
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <DoorList event={event} answers={answers} />
        <DownloadAnswers answers={answers} />
      </Stack>
      <PageParts>
        <AnswerRows title={`${coming} coming`} answers={answers.filter((answer) => answer.coming)} />
        <AnswerRows title={`${notComing} can’t come`} answers={answers.filter((answer) => !answer.coming)} />
      </PageParts>
    </>
  );
}

const answersFileName = 'event_answers.csv';

const answersToCsv = (answers: readonly EventAnswer[]): string =>
  csvTable(
    [
      ['Name', ({ name }) => name],
      ['Coming', ({ coming }) => (coming ? 'yes' : 'no')],
      ['Guests', ({ guests }) => String(guests)],
      ['Answered', ({ answeredAt }) => answeredAt],
    ],
    answers,
  );

/** Downloads the answers as CSV. */
function DownloadAnswers({ answers }: { answers: readonly EventAnswer[] }) {
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      onClick={() => download(answersFileName, answersToCsv(answers))}
    >
      Download answers
    </Button>
  );
}

/** The answers of one kind. Renders nothing without any. */
function AnswerRows({ title, answers }: { title: string; answers: readonly EventAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <PagePart title={title}>
      <PartRows>
        {answers.map(({ name, guests, answeredAt }, index) => (
          // Two people may have one name.
          <li key={index}>
            <div>
              <Typography>{name}</Typography>
              {guests > 0 && (
                <Typography variant="body2" color="textSecondary">
                  {guestsText(guests)}
                </Typography>
              )}
            </div>
            <Typography variant="body2" color="textSecondary">
              {formatMoment(answeredAt)}
            </Typography>
          </li>
        ))}
      </PartRows>
    </PagePart>
  );
}
