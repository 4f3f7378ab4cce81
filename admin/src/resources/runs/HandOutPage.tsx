import { Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { optionsText } from '@year-group/api-types/shop/optionsText';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import type { HandOutLine } from '@year-group/api-types/shop/run';
import { handOutToCsv } from '@year-group/api-types/shop/runCsv';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useParams } from 'react-router-dom';
import { Page } from '#components/Page.tsx';
import { PartRows } from '#components/PagePart.tsx';
import { ListNotice, Read } from '#components/Read.tsx';
import { download } from '#lib/download.ts';
import { refusalOf, useRights } from '#providers/account.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { useTick, useTicked } from './ticks.ts';

/** The list for handing out: who gets what, with a tick for each. It also works without a connection. */
export function HandOutPage() {
  const { id = '' } = useParams();
  const { call } = useDataProvider<PanelDataProvider>();
  const query = useQuery({
    queryKey: ['runs', 'handOut', id],
    queryFn: () => call('GET /api/admin/runs/:id/hand-out', { params: { id } }),
    // Others tick at the same table.
    refetchInterval: 15_000,
  });
  return (
    <Page title="Hand out" back={{ to: `/orders/runs/${id}`, label: 'Pre-order' }}>
      <Read query={query} failed={messages.runs.handOutFailed}>
        {(lines) =>
          lines.length === 0 ? (
            <ListNotice title={messages.runs.nothingToHandOut} />
          ) : (
            <HandOutList read={lines} />
          )
        }
      </Read>
    </Page>
  );
}

const piecesOf = (lines: readonly HandOutLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

function HandOutList({ read }: { read: readonly HandOutLine[] }) {
  const [words, setWords] = useState('');
  const can = useRights();
  const tick = useTick();
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
      {!can('orders.change') && <Typography>{refusalOf('orders.change')}</Typography>}
      <TextField
        type="search"
        label="Name or order number"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        autoComplete="off"
      />
      {found.length === 0 && <ListNotice title={messages.runs.noSuchBuyer} />}
      <PartRows sx={rows}>
        {found.map((line) => (
          <li key={line.id}>
            <FormControlLabel
              disabled={!can('orders.change')}
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
      <div>
        <Button variant="outlined" onClick={() => download('hand-out.csv', handOutToCsv(lines))}>
          Download
        </Button>
      </div>
    </>
  );
}

/** The whole row is the target of a thumb. */
const rows = { '& > li': { py: 0 }, '& label': { width: '100%', minHeight: 64, m: 0, py: 0.5 } };
