import { Chip, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatDeadline, formatFullDate, formatMoment } from '@year-group/api-types/common/dates';
import { formatCedis, formatDifference } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import { optionsText } from '@year-group/api-types/shop/optionsText';
import { sheetToCsv } from '@year-group/api-types/shop/runCsv';
import { paidText } from '@year-group/api-types/shop/runStates';
import { useDataProvider } from 'react-admin';
import { useParams } from 'react-router-dom';
import { Facts } from '#components/Facts.tsx';
import { Page } from '#components/Page.tsx';
import { PagePart } from '#components/PagePart.tsx';
import { PrintPart } from '#components/Print.tsx';
import { AccraTime, Read } from '#components/Read.tsx';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { Buyers } from './Buyers.tsx';
import { RunSteps } from './RunSteps.tsx';
import { pieces, stateTexts, titleOfRun } from './runTexts.ts';

const amountOr = (amount: number | null) =>
  amount === null ? 'No price for so few pieces' : formatDifference(amount);

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
        {(run) => (
          <>
            <div>
              <Typography id="run-paid">{paidText(run)}</Typography>
              <LinearProgress
                variant="determinate"
                value={Math.min(100, (100 * run.paid) / run.minimum)}
                aria-labelledby="run-paid"
              />
            </div>
            <RunSteps run={run} />
            <Facts
              facts={[
                ['Until', formatDeadline(run.closesAt)],
                ['Expected on', run.expectedOn ? formatFullDate(run.expectedOn) : 'Not known yet'],
                ['Waiting list', run.waitingList === 1 ? '1 person' : `${run.waitingList} people`],
                ...(run.toldAt ? ([['Buyers told', formatMoment(run.toldAt)]] as const) : []),
              ]}
            />
            <AccraTime />
            <PagePart title="The printer’s sheet">
              {run.sheet.length === 0 ? (
                <Typography color="textSecondary">Nothing is paid yet.</Typography>
              ) : (
                <PrintPart
                  title={titleOfRun(run)}
                  fileName="printers-sheet.csv"
                  toCsv={() => sheetToCsv(run)}
                  head={['Chosen', 'Pieces']}
                  rows={run.sheet.map(({ options, quantity }) => [
                    optionsText(options) || 'All the same',
                    quantity,
                  ])}
                />
              )}
            </PagePart>
            {run.priceSteps.length > 0 && (
              <PagePart title="The printer’s bill">
                <Facts
                  facts={[
                    ['Price of a piece', amountOr(run.bill.price)],
                    [`Bill for ${pieces(run.bill.pieces)}`, amountOr(run.bill.total)],
                    ['Paid by the buyers', formatCedis(run.bill.received)],
                    // Negative when the printer asks more than was paid.
                    ['Left', amountOr(run.bill.left)],
                  ]}
                />
              </PagePart>
            )}
            <Buyers title="Buyers" buyers={run.buyers} run={run} />
            {run.unpaid.length > 0 && (
              <Buyers title="Ordered, not paid" buyers={run.unpaid} run={run} isUnpaid />
            )}
            {run.waiting.length > 0 && (
              <Buyers title="Waiting for the next pre-order" buyers={run.waiting} run={run} isWaiting />
            )}
          </>
        )}
      </Read>
    </Page>
  );
}
