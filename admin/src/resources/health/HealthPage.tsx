import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '@year-group/api-types/dates';
import type { Health } from '@year-group/api-types/health';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { ListNotice } from '#components/lists/ListNotice.tsx';
import { RowsSkeleton } from '#components/RowsSkeleton.tsx';
import { usePageTitle } from '#lib/usePageTitle.ts';
import { retryReads } from '#providers/retryReads.ts';
import { useCall } from '#providers/useCall.ts';
import { describeParts, summaries } from './healthTexts.ts';
import { PartList } from './PartList.tsx';

const { size, space } = tokens;
const everyMs = 30_000;

const Page = styled('div')({ display: 'grid', gap: space['5'], maxInlineSize: size.reading });
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
  const call = useCall();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['health'],
    queryFn: () => call('GET /api/admin/health'),
    refetchInterval: everyMs,
    ...retryReads,
  });
  const again = (
    <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
      {error ? 'Try again' : 'Check now'}
    </Button>
  );
  return (
    <Page>
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
    </Page>
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
