import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import type { EventAnswer } from '@year-group/api-types/eventAnswer';
import { answersFileName, answersToCsv } from '@year-group/api-types/eventAnswerCsv';
import { download } from '#lib/download.ts';

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
