import { Chip, LinearProgress, Typography } from '@mui/material';
import { formatDeadline, formatFullDate, formatMoment } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import type { RunBoard } from '@year-group/api-types/shop/run';
import { paidText } from '@year-group/api-types/shop/runTexts';
import { useParams } from 'react-router-dom';
import { Facts } from '#components/Facts.tsx';
import { PageFrame, PageHead } from '#components/PageHead.tsx';
import { Read } from '#components/Read.tsx';
import { useRead } from '#providers/useRead.ts';
import { Buyers } from './Buyers.tsx';
import { Bill, PrinterSheet } from './PrinterSheet.tsx';
import { RunSteps } from './RunSteps.tsx';
import { stateTexts, titleOfRun } from './runTexts.ts';

/** Everything about one pre-order, and what can be done with it. */
export function RunPage() {
  const { id = '' } = useParams();
  // Not by `useGetOne`: react-admin lays the rows of lists, which have less, into what it read.
  const query = useRead(['runs', 'board', id], 'GET /api/admin/runs/:id', { params: { id } });
  const title = query.data ? titleOfRun(query.data) : 'Pre-order';
  return (
    <PageFrame>
      <PageHead title={title} back={{ to: '/orders/runs', label: 'Pre-orders' }}>
        {query.data && <Chip variant="outlined" label={stateTexts[query.data.state]} />}
      </PageHead>
      <Read query={query} failed={messages.runs.readFailed}>
        {(run) => <Board run={run} />}
      </Read>
    </PageFrame>
  );
}

function Board({ run }: { run: RunBoard }) {
  const { paid, minimum, closesAt, expectedOn, toldAt, waitingList, buyers, waiting } = run;
  return (
    <>
      <div>
        <Typography id="run-paid">{paidText(run)}</Typography>
        <LinearProgress
          variant="determinate"
          value={Math.min(100, (100 * paid) / minimum)}
          aria-labelledby="run-paid"
        />
      </div>
      <RunSteps run={run} />
      <Facts
        facts={[
          ['Until', formatDeadline(closesAt)],
          ['Expected on', expectedOn ? formatFullDate(expectedOn) : 'Not known yet'],
          ['Waiting list', waitingList === 1 ? '1 person' : `${waitingList} people`],
          ...(toldAt ? ([['Buyers told', formatMoment(toldAt)]] as const) : []),
        ]}
      />
      <PrinterSheet run={run} />
      <Bill run={run} />
      <Buyers title="Buyers" empty="Nobody has paid yet." buyers={buyers} run={run} />
      {waiting.length > 0 && (
        <Buyers title="Waiting for the next pre-order" buyers={waiting} run={run} isWaiting />
      )}
    </>
  );
}
