import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { Suspense, useState } from 'react';
import { useIsOffline, useStore } from 'react-admin';
import { lazyPart } from '#lib/lazyPart.ts';
import { type WaitingChange, waitingName } from '#lib/waitingChanges.ts';
import { pageEdge } from './pageEdge.ts';

const { size, space, text } = tokens;

const Banner = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: tokens.layer.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['3'],
  paddingBlock: space['2'],
  paddingInline: pageEdge,
  backgroundColor: theme.palette.text.primary,
  color: theme.palette.background.paper,
  fontSize: text.xs,
  '&:has(> :first-of-type:empty)': { display: 'none' },
  '@media print': { display: 'none' },
}));

const Show = styled('button')({
  minBlockSize: size.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
});

const Sender = lazyPart(() => import('./waiting/Sender.tsx'), 'Sender');
const Waiting = lazyPart(() => import('./waiting/Waiting.tsx'), 'Waiting');

/** Says that the connection is gone and what waits for it, and sends that once it is back. */
export function Connection() {
  const isOffline = useIsOffline();
  const [changes] = useStore<WaitingChange[]>(waitingName, []);
  const refused = changes.filter((change) => change.refused).length;
  const waiting = changes.length - refused;
  const [isOpen, setOpen] = useState(false);
  const words = [
    isOffline && (navigator.onLine ? messages.admin.noAnswer : messages.admin.offline),
    waiting > 0 && messages.admin.waitingChanges(waiting),
    refused > 0 && messages.admin.refusedChanges(refused),
  ];
  return (
    <>
      <Banner>
        <span role="status">{words.filter(Boolean).join(' ')}</span>
        {waiting + refused > 0 && (
          <Show type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Show
          </Show>
        )}
      </Banner>
      <Suspense>
        {!isOffline && waiting > 0 && <Sender />}
        {isOpen && <Waiting onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
