import { useQueryClient } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import type { HandOutLine, HandOutTick } from '@year-group/api-types/shop/run';
import { useSyncExternalStore } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { waitingChanges } from '#providers/providers.ts';

const route = 'PUT /api/admin/run-lines/:id';

const timeOf = ({ isHandedOut, at }: HandOutTick): string | null => (isHandedOut ? (at ?? null) : null);

/** The ticks that wait for the connection, as JSON: a store must answer with the same value. */
function readWaiting(): string {
  const waiting = waitingChanges.read().filter(({ args, refused }) => args[0] === route && !refused);
  const ticks = waiting.map(({ args }) => args[1] as { params: { id: string }; body: HandOutTick });
  return JSON.stringify(Object.fromEntries(ticks.map(({ params, body }) => [params.id, timeOf(body)])));
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
  const { call } = useDataProvider<PanelDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();

  async function tick({ id, customerName }: HandOutLine, isHandedOut: boolean) {
    const body: HandOutTick = { isHandedOut, at: new Date().toISOString() };
    const title = (isHandedOut ? messages.runs.handedOutTo : messages.runs.notHandedOutTo)(customerName);
    const isThis = (line: HandOutLine) => line.id === id;
    const handedOutAt = timeOf(body);
    queries.setQueriesData<HandOutLine[]>({ queryKey: ['runs', 'handOut'] }, (lines) =>
      lines?.map((line) => (isThis(line) ? { ...line, handedOutAt } : line)),
    );
    try {
      await call(route, { params: { id }, body }, { key: crypto.randomUUID(), title });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      await queries.invalidateQueries({ queryKey: ['runs'] });
    }
  }

  return (line: HandOutLine, isHandedOut: boolean) => void tick(line, isHandedOut);
}
