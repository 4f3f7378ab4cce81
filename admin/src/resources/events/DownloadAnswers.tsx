import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { csvTable } from '@year-group/api-types/csv';
import type { EventAnswer } from '@year-group/api-types/eventAnswer';
import { download } from '#lib/download.ts';

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
export function DownloadAnswers({ answers }: { answers: readonly EventAnswer[] }) {
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
