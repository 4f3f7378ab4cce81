import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { areaTexts } from '@year-group/api-types/officers/action';
import { actionFileName, actionsToCsv } from '@year-group/api-types/officers/actionCsv';
import { officerText } from '@year-group/api-types/officers/actionTexts';
import { DateInput, FilterLiveForm, SelectInput, useListContext } from 'react-admin';
import { useCsvDownload } from '#components/useCsvDownload.ts';
import { useCall } from '#providers/useCall.ts';
import { useRead } from '#providers/useRead.ts';

const areas = Object.entries(areaTexts).map(([id, name]) => ({ id, name }));
const system = { id: 'system', name: officerText({ officerName: '' }) };

/** Chooses entries of the log by person, area and time, and downloads them. */
export function ActionFilters() {
  const { data: officers = [] } = useRead(['actions', 'officers'], 'GET /api/admin/actions/officers');
  return (
    <>
      <FilterLiveForm>
        <Box sx={fields}>
          <SelectInput
            source="officer"
            label="Person"
            emptyText="Everybody"
            choices={[...officers, system]}
            helperText={false}
          />
          <SelectInput source="area" label="Area" emptyText="All areas" choices={areas} helperText={false} />
          <DateInput source="from" label="From" helperText={false} />
          <DateInput source="to" label="To" helperText={false} />
        </Box>
      </FilterLiveForm>
      <DownloadLog />
    </>
  );
}

function DownloadLog() {
  const { filterValues } = useListContext();
  const call = useCall();
  const button = useCsvDownload({
    read: () => call('GET /api/admin/actions/download', { query: filterValues as object }),
    write: (actions) => [actionFileName, actionsToCsv(actions)],
    failed: messages.admin.logDownloadFailed,
    empty: messages.admin.logEmpty,
  });
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} {...button}>
      Download CSV
    </Button>
  );
}

const fields = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: 1.5,
  maxWidth: '45rem',
  '& .MuiFormControl-root': { my: 0 },
};
