import { LinearProgress, Typography } from '@mui/material';
import { PageFrame, PageHead } from '#components/PageHead.tsx';
import { ChooseColumns } from './ChooseColumns.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { EarlierImports } from './EarlierImports.tsx';
import { ImportResult } from './ImportResult.tsx';
import { leftOut } from './readMembersFile.ts';
import { useMemberImport } from './useMemberImport.ts';

/** Imports members from a CSV file: choose it, check the result of each row, then import. */
export function ImportPage() {
  const { step, fileName, file, rows, results, problem, importId, choose, check, run, restart } =
    useMemberImport();
  return (
    <PageFrame>
      <PageHead title="Import Members" back={{ to: '/members', label: 'Back to Registrations' }} />
      {step === 'choose' && (
        <>
          <ChooseFile fileName={fileName} problem={problem} onChoose={(file) => void choose(file)} />
          <EarlierImports />
        </>
      )}
      {step === 'columns' && file && (
        <ChooseColumns file={file} onChosen={(known) => void check(known)} onRestart={restart} />
      )}
      {(step === 'checking' || step === 'importing') && (
        <ImportProgress isDryRun={step === 'checking'} done={results.length} total={rows.length} />
      )}
      {(step === 'checked' || step === 'imported') && (
        <ImportResult
          isDone={step === 'imported'}
          importId={importId}
          leftOut={leftOut(file)}
          results={results}
          problem={problem}
          onImport={() => void run()}
          onRestart={restart}
        />
      )}
    </PageFrame>
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
