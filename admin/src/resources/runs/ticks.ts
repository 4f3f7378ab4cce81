import { useQueryClient } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import type { HandOutLine, HandOutTick } from '@year-group/api-types/shop/run';
import { useSyncExternalStore } from 'react';
import { useNotify } from 'react-admin';
import { waitingChanges } from '#providers/providers.ts';
import { changeSeen } from '#providers/seenRows.ts';
import { useChange } from '#providers/useChange.ts';

const route = 'PUT /api/admin/run-lines/:id';

const timeOf = ({ isHandedOut, at }: HandOutTick): string | null => (isHandedOut ? (at ?? null) : null);

/** The ticks that wait for the connection, as JSON: a store must answer with the same value. */
function readWaiting(): string {
  const waiting = waitingChanges.read().filter(({ call, refused }) => call.route === route && !refused);
  return JSON.stringify(
    Object.fromEntries(waiting.map(({ call }) => [call.params?.id, timeOf(call.body as HandOutTick)])),
  );
}

/** The lines as ticked on this device, also where the server does not know it yet. */
export function useTicked(lines: readonly HandOutLine[]): HandOutLine[] {
  const stored = useSyncExternalStore(waitingChanges.watch, readWaiting);
  const waiting = new Map(Object.entries(JSON.parse(stored) as Record<string, string | null>));
  return lines.map((line) => {
    const handedOutAt = waiting.get(line.id);
    return handedOutAt === undefined ? line : { ...line, handedOutAt };
  });
}

/** Ticks a line or takes the tick back. It is shown at once, and may wait for the connection. */
export function useTick() {
  const change = useChange();
  const queries = useQueryClient();
  const notify = useNotify();

  async function tick({ id, customerName }: HandOutLine, isHandedOut: boolean) {
    const body: HandOutTick = { isHandedOut, at: new Date().toISOString() };
    const title = (isHandedOut ? messages.runs.handedOutTo : messages.runs.notHandedOutTo)(customerName);
    changeSeen(queries, 'runs', [id], (line) => ({ ...line, handedOutAt: timeOf(body) }));
    try {
      await change({ route, params: { id }, body }, { title });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      await queries.invalidateQueries({ queryKey: ['runs'] });
    }
  }

  return (line: HandOutLine, isHandedOut: boolean) => void tick(line, isHandedOut);
}
