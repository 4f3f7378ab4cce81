import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, TextField } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { areaTexts } from '@year-group/api-types/officers/action';
import { actionFileName, actionsToCsv } from '@year-group/api-types/officers/actionCsv';
import { officerText } from '@year-group/api-types/officers/actionTexts';
import { useCsvDownload } from '#components/useCsvDownload.ts';
import { useCall } from '#providers/useCall.ts';
import { useRead } from '#providers/useRead.ts';

/** The query parameters of the log's filters. */
const filterNames = ['officer', 'area', 'from', 'to'] as const;
type FilterName = (typeof filterNames)[number];
export type Filters = Partial<Record<FilterName, string>>;

/** What of the log the address chooses. */
export const filtersOf = (search: URLSearchParams): Filters =>
  Object.fromEntries(filterNames.map((name) => [name, search.get(name) ?? '']).filter(([, value]) => value));

const areas = Object.entries(areaTexts);

interface ActionFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Chooses entries of the log by person, area and time, and downloads them. */
export function ActionFilters({ filters, onChange }: ActionFiltersProps) {
  const { data: officers = [] } = useRead(['actions', 'officers'], 'GET /api/admin/actions/officers');
  const field = (name: FilterName, label: string) => ({
    id: `log-${name}`,
    label,
    value: filters[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...filters, [name]: target.value }),
  });
  const date = { type: 'date', slotProps: { inputLabel: { shrink: true } } } as const;
  const select = { select: true, slotProps: { select: { native: true } } } as const;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
          gap: 1.5,
          inlineSize: '100%',
          maxInlineSize: '45rem',
        }}
      >
        <TextField {...field('officer', 'Person')} {...select}>
          <option value="">Everybody</option>
          {officers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="system">{officerText({ officerName: '' })}</option>
        </TextField>
        <TextField {...field('area', 'Area')} {...select}>
          <option value="">All areas</option>
          {areas.map(([area, name]) => (
            <option key={area} value={area}>
              {name}
            </option>
          ))}
        </TextField>
        <TextField {...field('from', 'From')} {...date} />
        <TextField {...field('to', 'To')} {...date} />
      </Box>
      <DownloadLog filters={filters} />
    </>
  );
}

function DownloadLog({ filters }: { filters: Filters }) {
  const call = useCall();
  const button = useCsvDownload({
    read: () => call('GET /api/admin/actions/download', { query: filters }),
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
