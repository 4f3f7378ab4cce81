import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import { type Action, areaTexts } from '@year-group/api-types/officers/action';
import { actionFileName, actionsToCsv } from '@year-group/api-types/officers/actionCsv';
import { officerText, partsOfAction } from '@year-group/api-types/officers/actionTexts';
import {
  DateInput,
  FilterLiveForm,
  InfiniteListBase,
  Link,
  SelectInput,
  SimpleList,
  useDataProvider,
  useListContext,
} from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { LoadMore, useRowsAtATime } from '#components/lists/LoadMore.tsx';
import { AccraTime, Read, ReadFailed } from '#components/Read.tsx';
import { download } from '#lib/download.ts';
import { listPath } from '#lib/listPath.ts';
import { useIsOffered } from '#providers/account.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { readsOfPage } from '#providers/httpClient.ts';

/** What officers and the system did, latest first. The filters stand in the address. */
export function ActionLog() {
  const [perPage] = useRowsAtATime();
  return (
    <InfiniteListBase
      resource="actions"
      perPage={perPage}
      sort={{ field: 'createdAt', order: 'DESC' }}
      storeKey={false}
      queryOptions={readsOfPage}
    >
      <Filters />
      <Entries />
    </InfiniteListBase>
  );
}

const areas = Object.entries(areaTexts).map(([id, name]) => ({ id, name }));
const system = { id: 'system', name: officerText({ officerName: '' }) };

/** Chooses entries of the log by person, area and time, and downloads them. */
function Filters() {
  const { call } = useDataProvider<PanelDataProvider>();
  const { filterValues } = useListContext();
  const { data: officers = [] } = useQuery({
    queryKey: ['actions', 'officers'],
    queryFn: () => call('GET /api/admin/actions/officers'),
  });
  const choices = [...officers, system];
  return (
    <>
      <Box sx={{ width: '100%' }}>
        <FilterLiveForm>
          <Box sx={fields}>
            <SelectInput source="officer" label="Person" emptyText="Everybody" choices={choices} />
            <SelectInput source="area" label="Area" emptyText="All areas" choices={areas} />
            <DateInput source="from" label="From" />
            <DateInput source="to" label="To" />
          </Box>
        </FilterLiveForm>
      </Box>
      <ActButton
        needsConnection
        variant="outlined"
        startIcon={<DownloadIcon />}
        act={async () =>
          download(
            actionFileName,
            actionsToCsv(await call('GET /api/admin/actions/download', { query: filterValues as object })),
          )
        }
        failed={messages.admin.logDownloadFailed}
      >
        Download CSV
      </ActButton>
    </>
  );
}

const fields = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: 1.5,
};

function Entries() {
  const { data, error, refetch } = useListContext<Action>();
  return (
    <>
      <Read query={{ data, error: error ?? null, refetch }} failed={messages.admin.logFailed}>
        {(actions) => (
          <SimpleList<Action>
            data={actions}
            empty={<Typography color="textSecondary">{messages.admin.logEmpty}</Typography>}
            dense
            disablePadding
            sx={rows}
            rowClick={false}
            primaryText={actionWords}
            secondaryText={whoAndWhen}
          />
        )}
      </Read>
      {data && error && <ReadFailed title={messages.admin.logFailed} error={error} refetch={refetch} />}
      <AccraTime />
      <LoadMore label="Load More" />
    </>
  );
}

/** Where the panel shows the record of a target, by its area. */
const pathOf: Record<string, (id: string) => string> = {
  members: (id) => `/members/${id}/show`,
  news: (id) => `/news/${id}/show`,
  events: (id) => `/events/edit/${id}`,
  shop: (id) => `/shop/edit/${id}`,
  orders: (id) => `/orders/${id}/show`,
};

/** What an entry of the log says, with a link to its record or to the trash where the officer may open it. */
function ActionWords(action: Action) {
  const isOffered = useIsOffered();
  const { verb, what, rest } = partsOfAction(action);
  const [area = '', id = ''] = action.target.split('/');
  const { subject } = action;
  const path = (subject && !subject.isInTrash && pathOf[area]?.(id)) || undefined;
  return (
    <span>
      {verb}
      {what && ' '}
      {path && isOffered(path) ? <Link to={path}>{what}</Link> : what}
      {rest && `, ${rest}`}
      {subject?.isInTrash && (
        <>
          , <Link to={listPath('trash', { kind: area })}>see trash</Link>
        </>
      )}
    </span>
  );
}

const actionWords = (action: Action) => <ActionWords {...action} />;

const whoAndWhen = (action: Action) => (
  <>
    <strong>{officerText(action)}</strong>,{' '}
    <time dateTime={action.createdAt}>{formatMoment(action.createdAt)}</time>
  </>
);

const rows = { width: '100%', '& li': { px: 0, py: 0.5, borderBottom: 1, borderColor: 'divider' } };
