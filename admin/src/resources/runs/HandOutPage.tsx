import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, TextField, Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import type { HandOutLine } from '@year-group/api-types/shop/run';
import { handOutToCsv } from '@year-group/api-types/shop/runCsv';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ListNotice } from '#components/lists/ListNotice.tsx';
import { PageFrame, PageHead } from '#components/PageHead.tsx';
import { OfflineRead } from '#components/Read.tsx';
import { download } from '#lib/download.ts';
import { HandOutRows } from './HandOutRows.tsx';
import { useTick, useTicked } from './ticks.ts';
import { useHandOut } from './useRuns.ts';

/** The list for handing out: who gets what, with a tick for each. It also works without a connection. */
export function HandOutPage() {
  const { id = '' } = useParams();
  return (
    <PageFrame>
      <PageHead title="Hand out" back={{ to: `/orders/runs/${id}`, label: 'Pre-order' }} />
      <OfflineRead query={useHandOut(id)} failed={messages.runs.handOutFailed}>
        {(lines) =>
          lines.length === 0 ? (
            <ListNotice title={messages.runs.nothingToHandOut} />
          ) : (
            <HandOutList read={lines} />
          )
        }
      </OfflineRead>
    </PageFrame>
  );
}

const piecesOf = (lines: readonly HandOutLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether a line is of somebody with this name or order number. */
const isFound = ({ customerName, orderId }: HandOutLine, words: string) =>
  `${customerName} ${orderNumber(orderId)}`.toLowerCase().includes(words.trim().toLowerCase());

function HandOutList({ read }: { read: readonly HandOutLine[] }) {
  const [words, setWords] = useState('');
  const lines = useTicked(read);
  const tick = useTick();
  const found = lines.filter((line) => isFound(line, words));
  const done = lines.filter(({ handedOutAt }) => handedOutAt !== null);
  return (
    <>
      <Typography role="status" variant="h2" component="p">
        {messages.runs.handedOut(piecesOf(done), piecesOf(lines))}
      </Typography>
      <TextField
        type="search"
        label="Name or order number"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        autoComplete="off"
      />
      {found.length > 0 ? (
        <HandOutRows lines={found} onTick={tick} />
      ) : (
        <ListNotice title={messages.runs.noSuchBuyer} />
      )}
      <div>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          onClick={() => download('hand-out.csv', handOutToCsv(lines))}
        >
          Download
        </Button>
      </div>
    </>
  );
}
