import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, TextField } from '@mui/material';
import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import { actionFileName, actionsToCsv } from '@year-group/api-types/officers/actionCsv';
import { areaTexts, officerText } from '@year-group/api-types/officers/actionTexts';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { NativeSelect } from '#components/NativeSelect.tsx';
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

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: tokens.space['3'],
  inlineSize: '100%',
  maxInlineSize: tokens.size.reading,
});

const areas = Object.entries(areaTexts).map(([value, label]) => ({ value, label }));

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
  const people = officers.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Fields>
        <NativeSelect
          {...field('officer', 'Person')}
          choices={[
            { value: '', label: 'Everybody' },
            ...people,
            { value: 'system', label: officerText({ officerName: '' }) },
          ]}
        />
        <NativeSelect {...field('area', 'Area')} choices={[{ value: '', label: 'All areas' }, ...areas]} />
        <TextField {...field('from', 'From')} {...date} />
        <TextField {...field('to', 'To')} {...date} />
      </Fields>
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
