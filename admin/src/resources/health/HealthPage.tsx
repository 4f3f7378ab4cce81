import { Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '@year-group/api-types/common/dates';
import type { HealthState } from '@year-group/api-types/system/health';
import { useDataProvider } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { Page } from '#components/Page.tsx';
import { PartRows } from '#components/PagePart.tsx';
import { Read } from '#components/Read.tsx';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { describeParts, type PartTexts, stateTexts, summaries } from './healthTexts.ts';

/** The state of each part of the product, read every half minute while the page is visible. */
export function HealthPage() {
  const { call } = useDataProvider<PanelDataProvider>();
  const query = useQuery({
    queryKey: ['health'],
    queryFn: () => call('GET /api/admin/health'),
    refetchInterval: 30_000,
  });
  const { data, error, refetch } = query;
  return (
    <Page
      title="Website health"
      back={{ to: '/settings', label: 'Settings' }}
      actions={
        data &&
        !error && (
          <ActButton variant="outlined" act={() => refetch()}>
            Check now
          </ActButton>
        )
      }
    >
      <Read
        // What was found before says nothing once it can no longer be read.
        query={{ ...query, data: error ? undefined : data }}
        failed="The health of the website could not be read."
      >
        {(health) => (
          <>
            <Typography role="status">{summaries[health.state]}</Typography>
            <PartList parts={describeParts(health)} />
            <Typography variant="body2" color="textSecondary">
              Checked {formatMoment(health.checkedAt)}, running since {formatMoment(health.startedAt)}.
              {health.mode === 'demo' &&
                ' This is the demo: payments are pretended and e-mail goes into files.'}
            </Typography>
          </>
        )}
      </Read>
    </Page>
  );
}

const colors = {
  ok: 'success',
  degraded: 'warning',
  down: 'error',
  unknown: 'default',
} as const satisfies Record<HealthState, string>;

/** Every part with its state and what to do about it. */
export const PartList = ({ parts }: { parts: PartTexts[] }) => (
  <PartRows>
    {parts.map(({ name, state, text, advice }) => (
      <li key={name}>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        <Chip label={stateTexts[state]} color={colors[state]} variant="outlined" size="small" />
        <Typography color="textSecondary" sx={{ width: '100%' }}>
          {text} {advice}
        </Typography>
      </li>
    ))}
  </PartRows>
);
