import { Button, Typography } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import type { Health } from '@year-group/api-types/system/health';
import { ListNotice } from '#components/lists/ListNotice.tsx';
import { PageFrame, PageHead } from '#components/PageHead.tsx';
import { RowsSkeleton } from '#components/RowsSkeleton.tsx';
import { useRead } from '#providers/useRead.ts';
import { describeParts, summaries } from './healthTexts.ts';
import { PartList } from './PartList.tsx';

const everyMs = 30_000;

/** The state of each part of the product, read every half minute while the page is visible. */
export function HealthPage() {
  const { data, error, isFetching, refetch } = useRead(
    ['health'],
    'GET /api/admin/health',
    {},
    { refetchInterval: everyMs },
  );
  const again = (
    <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
      {error ? 'Try again' : 'Check now'}
    </Button>
  );
  return (
    <PageFrame>
      <PageHead title="Website health" back={{ to: '/settings', label: 'Settings' }}>
        {data && !error && again}
      </PageHead>
      {error && (
        <ListNotice
          title="The health of the website could not be read."
          text={error.message}
          action={again}
        />
      )}
      {data && !error && <Findings health={data} />}
      {!data && !error && <RowsSkeleton />}
    </PageFrame>
  );
}

function Findings({ health }: { health: Health }) {
  return (
    <>
      <Typography role="status">{summaries[health.state]}</Typography>
      <PartList parts={describeParts(health)} />
      <Typography variant="body2" color="textSecondary">
        Checked {formatMoment(health.checkedAt)}, running since {formatMoment(health.startedAt)}.
        {health.mode === 'demo' && ' This is the demo: payments are pretended and e-mail goes into files.'}
      </Typography>
    </>
  );
}
