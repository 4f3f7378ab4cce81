import { Chip } from '@mui/material';
import { formatDeadline } from '@year-group/api-types/common/dates';
import { maxPageSize } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import type { Run } from '@year-group/api-types/shop/run';
import { allows, paidText } from '@year-group/api-types/shop/runStates';
import { useState } from 'react';
import { Link, SimpleList, useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ActButton } from '#components/ActButton.tsx';
import { Page } from '#components/Page.tsx';
import { ListNotice, Read } from '#components/Read.tsx';
import { RunDialog } from './RunDialog.tsx';
import { stateTexts, titleOfRun } from './runTexts.ts';

/** The pre-orders of all listings, or of the one in the address, newest first. */
export function RunsPage() {
  const [search] = useSearchParams();
  const listingId = search.get('listing') ?? undefined;
  const [isPlanning, setPlanning] = useState(false);
  const query = useGetList<Run>('runs', { pagination: { page: 1, perPage: maxPageSize } });
  const back = listingId
    ? { to: `/shop/edit/${listingId}`, label: 'Listing' }
    : { to: '/orders', label: 'Orders' };
  return (
    <Page
      title="Pre-orders"
      back={back}
      actions={
        <ActButton right="listings.change" variant="contained" onClick={() => setPlanning(true)}>
          Plan a pre-order
        </ActButton>
      }
    >
      <Read<Run[]> query={query} failed={messages.runs.listFailed}>
        {(runs) => (
          <SimpleList<Run>
            data={runs.filter((run) => !listingId || run.listingId === listingId)}
            empty={
              <ListNotice
                title={messages.runs.none}
                text="Plan one for a listing: people pay first, and it is printed when enough have paid."
              />
            }
            sx={{ '& li': { px: 0, borderBottom: 1, borderColor: 'divider' } }}
            rowClick={false}
            primaryText={runLink}
            secondaryText={runFacts}
            tertiaryText={runState}
          />
        )}
      </Read>
      {isPlanning && <RunDialog listingId={listingId} onClose={() => setPlanning(false)} />}
    </Page>
  );
}

const runLink = (run: Run) => <Link to={`/orders/runs/${run.id}`}>{titleOfRun(run)}</Link>;

/** What is paid and, unless it was ordered or cancelled before, when it closes or closed. */
function runFacts(run: Run) {
  const isUpcoming = run.state === 'draft' || allows(run.state, 'join');
  if (!isUpcoming && Date.parse(run.closesAt) > Date.now()) return paidText(run);
  return `${paidText(run)}. ${isUpcoming ? 'Closes' : 'Closed'} ${formatDeadline(run.closesAt)}`;
}

const runState = ({ state }: Run) => <Chip size="small" variant="outlined" label={stateTexts[state]} />;
