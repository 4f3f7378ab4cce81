import { Chip, Typography } from '@mui/material';
import { formatDeadline } from '@year-group/api-types/common/dates';
import { messages } from '@year-group/api-types/messages';
import type { Run } from '@year-group/api-types/shop/run';
import { allows } from '@year-group/api-types/shop/runStates';
import { paidText } from '@year-group/api-types/shop/runTexts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListNotice } from '#components/lists/ListNotice.tsx';
import { PageFrame, PageHead } from '#components/PageHead.tsx';
import { PartRows } from '#components/PagePart.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import { OfflineRead } from '#components/Read.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { RunDialog } from './RunDialog.tsx';
import { stateTexts, titleOfRun } from './runTexts.ts';
import { useRuns } from './useRuns.ts';

/** The pre-orders of all listings, or of the one in the address, newest first. */
export function RunsPage() {
  const [search] = useSearchParams();
  const listingId = search.get('listing') ?? undefined;
  const [isPlanning, setPlanning] = useState(false);
  const back = listingId
    ? { to: `/shop/edit/${listingId}`, label: 'Listing' }
    : { to: '/orders', label: 'Orders' };
  return (
    <PageFrame>
      <PageHead title="Pre-orders" back={back}>
        <RightButton right="listings.change" variant="contained" onClick={() => setPlanning(true)}>
          Plan a pre-order
        </RightButton>
      </PageHead>
      <OfflineRead query={useRuns()} failed={messages.runs.listFailed}>
        {(runs) => <RunRows runs={runs.filter((run) => !listingId || run.listingId === listingId)} />}
      </OfflineRead>
      {isPlanning && <RunDialog listingId={listingId} onClose={() => setPlanning(false)} />}
    </PageFrame>
  );
}

function RunRows({ runs }: { runs: readonly Run[] }) {
  if (runs.length === 0) {
    return (
      <ListNotice
        title={messages.runs.none}
        text="Plan one for a listing: people pay first, and it is printed when enough have paid."
      />
    );
  }
  return (
    <PartRows>
      {runs.map((run) => (
        <li key={run.id}>
          <div>
            <PanelLink to={`/orders/runs/${run.id}`}>{titleOfRun(run)}</PanelLink>
            <Typography variant="body2">{paidText(run)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {allows(run.state, 'change') ? 'Closes' : 'Closed'} {formatDeadline(run.closesAt)}
            </Typography>
          </div>
          <Chip size="small" variant="outlined" label={stateTexts[run.state]} />
        </li>
      ))}
    </PartRows>
  );
}
