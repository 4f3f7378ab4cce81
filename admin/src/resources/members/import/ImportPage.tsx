import { LinearProgress, Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useBasename } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { usePageTitle } from '../../../lib/usePageTitle.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportResult } from './ImportResult.tsx';
import { useMemberImport } from './useMemberImport.ts';

const Page = styled('div')({ display: 'grid', gap: tokens.space['5'], maxInlineSize: tokens.size.reading });

/** Imports members from a CSV file: choose it, check the result of each row, then import. */
export function ImportPage() {
  usePageTitle('Import Members');
  const basename = useBasename();
  const { step, fileName, rows, results, problem, choose, run, restart } = useMemberImport();
  return (
    <Page>
      <Typography variant="body2">
        <Link component={RouterLink} to={`${basename}/members`}>
          Back to Registrations
        </Link>
      </Typography>
      <Typography variant="h1">Import Members</Typography>
      {step === 'choose' && (
        <ChooseFile fileName={fileName} problem={problem} onChoose={(file) => void choose(file)} />
      )}
      {(step === 'checking' || step === 'importing') && (
        <ImportProgress isDryRun={step === 'checking'} done={results.length} total={rows.length} />
      )}
      {(step === 'checked' || step === 'imported') && (
        <ImportResult
          isDone={step === 'imported'}
          results={results}
          problem={problem}
          onImport={() => void run()}
          onRestart={restart}
        />
      )}
    </Page>
  );
}

interface ImportProgressProps {
  isDryRun: boolean;
  done: number;
  total: number;
}

/** Number of processed rows. */
function ImportProgress({ isDryRun, done, total }: ImportProgressProps) {
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
