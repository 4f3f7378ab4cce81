import { Chip, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatDeadline, formatFullDate, formatMoment } from '@year-group/api-types/common/dates';
import { formatCedis, formatDifference } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import { optionsText } from '@year-group/api-types/shop/optionsText';
import type { RunBoard } from '@year-group/api-types/shop/run';
import { sheetToCsv } from '@year-group/api-types/shop/runCsv';
import { paidText } from '@year-group/api-types/shop/runTexts';
import { useDataProvider } from 'react-admin';
import { useParams } from 'react-router-dom';
import { Facts } from '#components/Facts.tsx';
import { Page } from '#components/Page.tsx';
import { PagePart } from '#components/PagePart.tsx';
import { PaperSheet } from '#components/Paper.tsx';
import { Read } from '#components/Read.tsx';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { Buyers } from './Buyers.tsx';
import { RunSteps } from './RunSteps.tsx';
import { stateTexts, titleOfRun } from './runTexts.ts';

/** Everything about one pre-order, and what can be done with it. */
export function RunPage() {
  const { id = '' } = useParams();
  const { call } = useDataProvider<PanelDataProvider>();
  // Not by `useGetOne`: react-admin lays the rows of lists, which have less, into what it read.
  const query = useQuery({
    queryKey: ['runs', 'board', id],
    queryFn: () => call('GET /api/admin/runs/:id', { params: { id } }),
  });
  return (
    <Page
      title={query.data ? titleOfRun(query.data) : 'Pre-order'}
      back={{ to: '/orders/runs', label: 'Pre-orders' }}
      actions={query.data && <Chip variant="outlined" label={stateTexts[query.data.state]} />}
    >
      <Read query={query} failed={messages.runs.readFailed}>
        {(run) => <Board run={run} />}
      </Read>
    </Page>
  );
}

function Board({ run }: { run: RunBoard }) {
  const { paid, minimum, closesAt, expectedOn, toldAt, waitingList, buyers, waiting, unpaid, sheet } = run;
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
      <PagePart title="The printer’s sheet">
        {sheet.length === 0 ? (
          <Typography color="textSecondary">Nothing is paid yet.</Typography>
        ) : (
          <PaperSheet
            title={titleOfRun(run)}
            fileName="printers-sheet.csv"
            toCsv={() => sheetToCsv(run)}
            head={['Chosen', 'Pieces']}
            rows={sheet.map(({ options, quantity }) => [optionsText(options) || 'All the same', quantity])}
          />
        )}
      </PagePart>
      {run.priceSteps.length > 0 && <Bill {...run.bill} />}
      <Buyers title="Buyers" buyers={buyers} run={run} />
      {unpaid.length > 0 && <Buyers title="Ordered, not paid" buyers={unpaid} run={run} isUnpaid />}
      {waiting.length > 0 && (
        <Buyers title="Waiting for the next pre-order" buyers={waiting} run={run} isWaiting />
      )}
    </>
  );
}

const amountOr = (amount: number | null) =>
  amount === null ? 'No price for so few pieces' : formatDifference(amount);

/** What the printer asks, where their prices are known. */
const Bill = ({ price, pieces, total, received, left }: RunBoard['bill']) => (
  <PagePart title="The printer’s bill">
    <Facts
      facts={[
        ['Price of a piece', amountOr(price)],
        [`Bill for ${pieces} pieces`, amountOr(total)],
        ['Paid by the buyers', formatCedis(received)],
        // Negative when the printer asks more than was paid.
        ['Left', amountOr(left)],
      ]}
    />
  </PagePart>
);
