import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatMoment } from '@year-group/api-types/common/dates';
import type { Health } from '@year-group/api-types/system/health';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { ListNotice } from '#components/lists/ListNotice.tsx';
import { PageFrame } from '#components/PageHead.tsx';
import { RowsSkeleton } from '#components/RowsSkeleton.tsx';
import { usePageTitle } from '#lib/usePageTitle.ts';
import { useRead } from '#providers/useRead.ts';
import { describeParts, summaries } from './healthTexts.ts';
import { PartList } from './PartList.tsx';

const { space } = tokens;
const everyMs = 30_000;

const Top = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
});

/** The state of each part of the product, read every half minute while the page is visible. */
export function HealthPage() {
  usePageTitle('Website health');
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
      <Top>
        <Typography variant="h1">Website health</Typography>
        {data && !error && again}
      </Top>
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
