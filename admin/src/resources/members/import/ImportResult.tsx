import { Button, ListItemText, Stack, TableContainer, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { csvTable } from '@year-group/api-types/common/csv';
import { formatMoment } from '@year-group/api-types/common/dates';
import { formatPhone } from '@year-group/api-types/common/phone';
import { memberFields } from '@year-group/api-types/members/memberFields';
import { messages } from '@year-group/api-types/messages';
import { DataTable, useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActButton } from '#components/ActButton.tsx';
import { PagePart, PartRows } from '#components/PagePart.tsx';
import { Read } from '#components/Read.tsx';
import { download } from '#lib/download.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import type { Imported, RowResult } from './importMembers.ts';

const resultsToCsv = (rows: readonly RowResult[]): string =>
  csvTable<RowResult>(
    [
      ['Row', ({ line }) => String(line)],
      [memberFields.fullName.heading, ({ member }) => member.fullName ?? ''],
      [memberFields.email.heading, ({ member }) => member.email ?? ''],
      [memberFields.phone.heading, ({ member }) => formatPhone(member.phone ?? '')],
      ['Result', ({ outcome }) => outcome],
      ['Why', ({ why }) => why],
    ],
    rows,
  );

interface ImportResultProps extends Imported {
  /** True for the import, false for the check. */
  isDone: boolean;
  /** The columns of the file that are not imported. */
  leftOut: readonly string[];
  /** Why the import stopped early. */
  problem: string | undefined;
  onImport: () => void;
  onRestart: () => void;
}

const people = (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`;
/** Maximum number of rows on the screen. The download has them all. */
const maxRows = 100;
const texts = { invalid: 'Mistake', repeated: 'Repeated', duplicate: 'Already registered', added: 'Added' };
const order = Object.keys(texts);

/** The result of each row. Rows with problems come first. */
export function ImportResult(props: ImportResultProps) {
  const { isDone, importId, stored = 0, leftOut, results, problem, onImport, onRestart } = props;
  const count = (outcome: RowResult['outcome']) => results.filter((row) => row.outcome === outcome).length;
  // Members of an earlier try came back as registered.
  const before = Math.max(0, stored - count('added'));
  const added = count('added') + before;
  const repeated = count('repeated');
  const sorted = results.toSorted((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome));
  const rows = sorted.slice(0, maxRows).map((row) => ({ ...row, id: row.line }));
  return (
    <>
      <div role="status">
        <Typography variant="h2">
          {isDone ? `${people(added)} added` : `${people(added)} can be added`}
        </Typography>
        <Typography>
          {count('duplicate') - before} already registered,{' '}
          {repeated > 0 && `${repeated} repeated in the file, `}
          {count('invalid')} with a mistake. {!isDone && !problem && 'Nothing is stored yet.'}
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
          <Button component={Link} to="/members" variant="contained">
            See the registrations
          </Button>
        ) : (
          <Button variant="contained" onClick={onImport} disabled={added === 0}>
            {problem ? 'Import again' : `Import ${people(added)}`}
          </Button>
        )}
        <Button variant="outlined" onClick={() => download('import_result.csv', resultsToCsv(results))}>
          Download the result
        </Button>
        <Button onClick={onRestart}>Choose another file</Button>
        {isDone && added > 0 && <UndoImport importId={importId} count={added} onUndone={onRestart} />}
      </Stack>
      <TableContainer tabIndex={0} role="region" aria-label="Result of each row" sx={narrow}>
        <DataTable data={rows} resource="imported" bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="id" label="Row" />
          <DataTable.Col
            label="Name"
            render={({ member, why }: RowResult) => (
              <>
                {member.fullName}
                <Typography variant="body2" sx={{ display: { sm: 'none' } }}>
                  {why}
                </Typography>
              </>
            )}
          />
          <DataTable.Col
            label="Result"
            render={({ outcome }: RowResult) => (
              <Typography variant="inherit" color={outcome === 'invalid' ? 'error' : 'inherit'}>
                {outcome === 'added' && !isDone ? 'Will be added' : texts[outcome]}
              </Typography>
            )}
          />
          <DataTable.Col source="why" label="Why" sx={{ display: { xs: 'none', sm: 'table-cell' } }} />
        </DataTable>
      </TableContainer>
      {results.length > maxRows && (
        <Typography variant="body2" color="textSecondary">
          The first {maxRows} of {results.length} rows; the download has them all.
        </Typography>
      )}
    </>
  );
}

/** The latest imports, if there are any. One can be undone while nobody changed its members. */
export function EarlierImports() {
  const { call } = useDataProvider<PanelDataProvider>();
  const query = useQuery({
    queryKey: ['members', 'imports'],
    queryFn: () => call('GET /api/admin/members/imports'),
  });
  // Most groups have none: nothing is said until there are some.
  if (query.isPending) return null;
  return (
    <Read query={query} failed="The earlier imports could not be read.">
      {(imports) =>
        imports.length > 0 && (
          <PagePart title="Earlier imports">
            <PartRows>
              {imports.map(({ id, importedAt, members, changed }) => (
                <li key={id}>
                  <ListItemText
                    primary={formatMoment(importedAt)}
                    secondary={
                      people(members) + (changed > 0 ? `, ${changed} changed since: it cannot be undone` : '')
                    }
                  />
                  {changed === 0 && (
                    <UndoImport importId={id} count={members} label={formatMoment(importedAt)} />
                  )}
                </li>
              ))}
            </PartRows>
          </PagePart>
        )
      }
    </Read>
  );
}

// On a phone all columns fit side by side.
const narrow = { '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 } } };

interface UndoImportProps {
  importId: string;
  /** How many members go to the trash. */
  count: number;
  /** Names the import for a screen reader, where there are several. */
  label?: string;
  onUndone?: () => void;
}

/** Moves the members of one import to the trash, after a question. */
function UndoImport({ importId, count, label, onUndone }: UndoImportProps) {
  return (
    <ActButton
      right="members.deleteMany"
      variant="outlined"
      color="error"
      aria-label={label && `Undo this import: ${label}`}
      question={{
        title: 'Undo this import?',
        text: messages.members.importUndoWarning(count),
        yes: 'Yes, undo it',
      }}
      act={(call) => call('DELETE /api/admin/members/imports/:id', { params: { id: importId } })}
      done={({ deleted }) => messages.members.importUndone(deleted)}
      reread={['members']}
      onDone={onUndone}
    >
      Undo this import
    </ActButton>
  );
}
