import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { emptyMembersCsv } from '@year-group/api-types/common/csv';
import { useRef } from 'react';
import { Problem } from '#components/Problem.tsx';
import { useBrand } from '#lib/brand.ts';
import { download } from '#lib/download.ts';

interface ChooseFileProps {
  /** The last chosen file. */
  fileName: string;
  /** Why it could not be used. */
  problem: string;
  onChoose: (file: File) => void;
}

/** A file picker and the required format. */
export function ChooseFile({ fileName, problem, onChoose }: ChooseFileProps) {
  const { houses } = useBrand();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography>
        A CSV file with one member in each row. The first row names the columns: Full Name, Email Address and
        Phone Number are needed, the others may be missing. First you see what would become of each row;
        nothing is stored until you say so, and nobody is sent a letter.
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label="CSV file of members"
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onChoose(file);
            currentTarget.value = '';
          }}
        />
        <Button variant="contained" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
          Choose a CSV file
        </Button>
        <Button variant="outlined" onClick={() => download('members_template.csv', emptyMembersCsv(houses))}>
          Download an empty file
        </Button>
      </Stack>
      <Problem text={problem && `${fileName}: ${problem}`} />
    </Box>
  );
}
