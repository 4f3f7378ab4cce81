import { Box, Button, Stack, Typography } from '@mui/material';
import { type CsvColumn, csvTable } from '@year-group/api-types/common/csv';
import { formatPhone } from '@year-group/api-types/common/phone';
import { memberFields } from '@year-group/api-types/members/memberFields';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { download } from '#lib/download.ts';
import type { RowResult } from './importMembers.ts';
import { RowResults } from './RowResults.tsx';
import { UndoImport } from './UndoImport.tsx';

const columns: CsvColumn<RowResult>[] = [
  ['Row', ({ line }) => String(line)],
  [memberFields.fullName.heading, ({ member }) => member.fullName ?? ''],
  [memberFields.email.heading, ({ member }) => member.email ?? ''],
  [memberFields.phone.heading, ({ member }) => formatPhone(member.phone ?? '')],
  ['Result', ({ outcome }) => outcome],
  ['Why', ({ why }) => why],
];

/** The result of every row, for a spreadsheet. */
const resultsToCsv = (rows: readonly RowResult[]): string => csvTable(columns, rows);

interface ImportResultProps {
  /** True for the import, false for the check. */
  isDone: boolean;
  /** What was stored. */
  importId: string | undefined;
  /** The columns of the file that are not imported. */
  leftOut: readonly string[];
  results: readonly RowResult[];
  /** Why the import stopped early. */
  problem: string;
  onImport: () => void;
  onRestart: () => void;
}

const people = (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`;

/** The result of each row. Rows with problems come first. */
export function ImportResult(props: ImportResultProps) {
  const { isDone, importId, leftOut, results, problem, onImport, onRestart } = props;
  const basename = useBasename();
  const count = (outcome: RowResult['outcome']) => results.filter((row) => row.outcome === outcome).length;
  const added = count('added');
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <div role="status">
        <Typography variant="h2">
          {isDone ? `${people(added)} added` : `${people(added)} can be added`}
        </Typography>
        <Typography>
          {count('duplicate')} already registered, {count('invalid')} with a mistake.{' '}
          {!isDone && 'Nothing is stored yet.'}
        </Typography>
        {leftOut.length > 0 && <Typography>Columns left out: {leftOut.join(', ')}.</Typography>}
      </div>
      {problem && (
        <Typography role="alert" color="error">
          The import stopped: {problem} Those who were added before are registered; import again for the
          others.
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {isDone ? (
          <Button component={Link} to={`${basename}/members`} variant="contained">
            See the registrations
          </Button>
        ) : (
          <Button variant="contained" onClick={onImport} disabled={added === 0 && !problem}>
            {problem ? 'Import again' : `Import ${people(added)}`}
          </Button>
        )}
        <Button variant="outlined" onClick={() => download('import_result.csv', resultsToCsv(results))}>
          Download the result
        </Button>
        <Button onClick={onRestart}>Choose another file</Button>
        {isDone && importId && added > 0 && (
          <UndoImport importId={importId} count={added} onUndone={onRestart} />
        )}
      </Stack>
      <RowResults rows={results} isDone={isDone} />
    </Box>
  );
}
