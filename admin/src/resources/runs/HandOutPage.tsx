import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { optionsText } from '@year-group/api-types/shop/optionsText';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import type { HandOutLine } from '@year-group/api-types/shop/run';
import { handOutToCsv } from '@year-group/api-types/shop/runCsv';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { PageFrame, PageHead } from '#components/PageHead.tsx';
import { PartRows } from '#components/PagePart.tsx';
import { ListNotice, Read } from '#components/Read.tsx';
import { download } from '#lib/download.ts';
import { useRefusal } from '#providers/account.ts';
import { useRead } from '#providers/useRead.ts';
import { useTick, useTicked } from './ticks.ts';

/** The list for handing out: who gets what, with a tick for each. It also works without a connection. */
export function HandOutPage() {
  const { id = '' } = useParams();
  const query = useRead(['runs', 'handOut', id], 'GET /api/admin/runs/:id/hand-out', { params: { id } });
  return (
    <PageFrame>
      <PageHead title="Hand out" back={{ to: `/orders/runs/${id}`, label: 'Pre-order' }} />
      <Read query={query} failed={messages.runs.handOutFailed}>
        {(lines) =>
          lines.length === 0 ? (
            <ListNotice title={messages.runs.nothingToHandOut} />
          ) : (
            <HandOutList read={lines} />
          )
        }
      </Read>
    </PageFrame>
  );
}

const piecesOf = (lines: readonly HandOutLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** From this number of lines on, they are grouped by the first letter. */
const many = 15;
const letterOf = ({ customerName }: HandOutLine): string => (customerName[0] ?? '').toUpperCase();

function HandOutList({ read }: { read: readonly HandOutLine[] }) {
  const [words, setWords] = useState('');
  const lines = useTicked(read);
  const found = lines.filter(({ customerName, orderId }) =>
    `${customerName} ${orderNumber(orderId)}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
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
      {found.length === 0 && <ListNotice title={messages.runs.noSuchBuyer} />}
      {found.length > 0 && found.length < many && <TickRows lines={found} />}
      {found.length >= many &&
        [...new Set(found.map(letterOf))].map((letter) => (
          <Box component="section" sx={{ display: 'grid', gap: 0.5 }} key={letter} aria-label={letter}>
            <Typography variant="h3" component="h2">
              {letter}
            </Typography>
            <TickRows lines={found.filter((line) => letterOf(line) === letter)} />
          </Box>
        ))}
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

function TickRows({ lines }: { lines: readonly HandOutLine[] }) {
  const refusal = useRefusal('orders.change');
  const tick = useTick();
  return (
    <PartRows sx={rows}>
      {lines.map((line) => (
        <li key={line.id}>
          <FormControlLabel
            disabled={refusal !== undefined}
            title={refusal}
            control={
              <Checkbox
                checked={line.handedOutAt !== null}
                onChange={({ target }) => tick(line, target.checked)}
              />
            }
            label={
              <>
                <strong>{line.customerName}</strong>
                <Typography variant="body2">
                  {line.quantity} × {optionsText(line.options) || 'piece'}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {orderNumber(line.orderId)}
                </Typography>
              </>
            }
          />
        </li>
      ))}
    </PartRows>
  );
}

/** The whole row is the target of a thumb. */
const rows = {
  '& > li': { py: 0 },
  '& label': { width: '100%', minHeight: 64, m: 0, py: 0.5 },
  '& .MuiSvgIcon-root': { fontSize: tokens.text.xl },
};
