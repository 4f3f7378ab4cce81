import { LinearProgress, Typography } from '@mui/material';

interface ImportProgressProps {
  isDryRun: boolean;
  done: number;
  total: number;
}

/** Number of processed rows. */
export function ImportProgress({ isDryRun, done, total }: ImportProgressProps) {
  const text = isDryRun ? 'Checking the rows' : 'Importing';
  return (
    <div role="status">
      <Typography>
        {text}: {done} of {total}
      </Typography>
      <LinearProgress
        aria-label={text}
        variant="determinate"
        value={total === 0 ? 0 : (100 * done) / total}
      />
    </div>
  );
}
