import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { emptyMembersCsv } from '@year-group/api-types/common/csv';
import { headingOf, shownFields } from '@year-group/api-types/members/houses';
import { memberFieldNames } from '@year-group/api-types/members/memberFields';
import { useState } from 'react';
import { FileButton } from '#components/FileButton.tsx';
import { download } from '#lib/download.ts';
import { useBrand } from '#providers/brand.ts';
import { type MembersFile, missingFields } from './readMembersFile.ts';

interface ChooseFileProps {
  /** Why the last chosen file could not be used. */
  problem: string;
  onChoose: (file: File) => void;
}

/** A file picker and the required format. */
export function ChooseFile({ problem, onChoose }: ChooseFileProps) {
  const { houses } = useBrand();
  return (
    <>
      <Typography>
        A CSV file with one member in each row. The first row names the columns: Full Name, Email Address and
        Phone Number are needed, the others may be missing. First you see what would become of each row;
        nothing is stored until you say so, and nobody is sent a letter.
      </Typography>
      <Stack direction="row" sx={buttons}>
        <FileButton
          label="Choose a CSV file"
          variant="contained"
          startIcon={<UploadIcon />}
          accept=".csv,text/csv"
          onFiles={([file]) => onChoose(file)}
        />
        <Button variant="outlined" onClick={() => download('members_template.csv', emptyMembersCsv(houses))}>
          Download an empty file
        </Button>
      </Stack>
      {problem && <Alert severity="error">{problem}</Alert>}
    </>
  );
}

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
  const valuesOf = (column: number) =>
    file.rows
      .map(({ cells }) => cells[column]?.trim())
      .filter(Boolean)
      .slice(0, shownValues);
  return (
    <>
      <div>
        <Typography variant="h2">What are these columns?</Typography>
        <Typography>They were not recognised. Nothing is stored yet.</Typography>
      </div>
      {file.unknown.map((column) => (
        <TextField
          key={column}
          select
          label={file.headings[column] || `Column ${column + 1}`}
          value={columns[column] ?? ''}
          helperText={valuesOf(column).join(', ')}
          onChange={({ target }) =>
            setColumns(columns.with(column, fields.find((field) => field === target.value) ?? null))
          }
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
      <Stack direction="row" sx={buttons}>
        <Button
          variant="contained"
          disabled={missing.length > 0}
          onClick={() => onChosen({ ...file, columns })}
        >
          Check the rows
        </Button>
        <Button onClick={onRestart}>Choose another file</Button>
      </Stack>
    </>
  );
}

const buttons = { flexWrap: 'wrap', gap: 1.5 };
