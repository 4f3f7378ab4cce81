import { Button, Stack, TextField, Typography } from '@mui/material';
import { headingOf, shownFields } from '@year-group/api-types/members/houses';
import { type MemberFieldName, memberFieldNames } from '@year-group/api-types/members/memberFields';
import { useState } from 'react';
import { useBrand } from '#lib/brand.ts';
import { type MembersFile, missingFields } from './readMembersFile.ts';

/** How many values of a column are shown, to see what it is. */
const shownValues = 3;

interface ChooseColumnsProps {
  file: MembersFile;
  onChosen: (file: MembersFile) => void;
  onRestart: () => void;
}

/** Asks what the columns are that were not recognised, so that none is left out in silence. */
export function ChooseColumns({ file, onChosen, onRestart }: ChooseColumnsProps) {
  const { houses } = useBrand();
  const [columns, setColumns] = useState(file.columns);
  const missing = missingFields(columns);
  const fields = shownFields(memberFieldNames, houses);
  const choose = (column: number, field: MemberFieldName | null) =>
    setColumns((before) => before.with(column, field));
  return (
    <Stack spacing={4} sx={{ alignItems: 'start' }}>
      <div>
        <Typography variant="h2">What are these columns?</Typography>
        <Typography>
          {file.unknown.length === 1 ? 'One column was' : `${file.unknown.length} columns were`} not
          recognised. Nothing is stored yet.
        </Typography>
      </div>
      {file.unknown.map((column) => (
        <TextField
          key={column}
          select
          fullWidth
          label={file.headings[column] || `Column ${column + 1}`}
          value={columns[column] ?? ''}
          helperText={valuesOf(file, column)}
          onChange={({ target }) => choose(column, fields.find((field) => field === target.value) ?? null)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">Leave it out</option>
          {fields
            .filter((field) => field === columns[column] || !columns.includes(field))
            .map((field) => (
              <option key={field} value={field}>
                {headingOf(field, houses)}
              </option>
            ))}
        </TextField>
      ))}
      {missing.length > 0 && (
        <Typography role="status">Still needed: the column with {missing.join(' and ')}.</Typography>
      )}
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          disabled={missing.length > 0}
          onClick={() => onChosen({ ...file, columns })}
        >
          Check the rows
        </Button>
        <Button onClick={onRestart}>Choose another file</Button>
      </Stack>
    </Stack>
  );
}

/** The first values of a column, as an example. */
function valuesOf({ rows }: MembersFile, column: number): string {
  const values = rows.map(({ cells }) => cells[column]?.trim()).filter(Boolean);
  return values.slice(0, shownValues).join(', ');
}
