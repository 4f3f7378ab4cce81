import { useQueryClient } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import type { HandOutLine, HandOutTick } from '@year-group/api-types/shop/run';
import { useDataProvider, useNotify } from 'react-admin';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { waitingChanges } from '#providers/providers.ts';
import { useWaitingChanges, type WaitingChange } from '#providers/waiting.ts';

const route = 'PUT /api/admin/run-lines/:id';

const timeOf = ({ isHandedOut, at }: HandOutTick): string | null => (isHandedOut ? (at ?? null) : null);

/** The lines as ticked on this device, also where the server does not know it yet. */
export function useTicked(lines: readonly HandOutLine[]): HandOutLine[] {
  const waiting = useWaitingChanges().filter(({ name, refused }) => name === route && !refused);
  const ticks = waiting.map(({ input }) => input as { params: { id: string }; body: HandOutTick });
  return lines.map((line) => {
    const tick = ticks.findLast(({ params }) => params.id === line.id);
    return tick ? { ...line, handedOutAt: timeOf(tick.body) } : line;
  });
}

/** Ticks a line or takes the tick back. It is shown at once, and may wait for the connection. */
export function useTick() {
  const { call } = useDataProvider<PanelDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();

  async function tick({ id, customerName }: HandOutLine, isHandedOut: boolean) {
    const key = crypto.randomUUID();
    const body: HandOutTick = { isHandedOut, at: new Date().toISOString() };
    const title = (isHandedOut ? messages.runs.handedOutTo : messages.runs.notHandedOutTo)(customerName);
    const isThis = (line: HandOutLine) => line.id === id;
    const handedOutAt = timeOf(body);
    const read = { queryKey: ['runs', 'handOut'] };
    // One that is answered later would not have the tick.
    void queries.cancelQueries(read);
    const show = () =>
      queries.setQueriesData<HandOutLine[]>(read, (lines) =>
        lines?.map((line) => (isThis(line) ? { ...line, handedOutAt } : line)),
      );
    show();
    try {
      await call(route, { params: { id }, body }, { key, title, changes: ['runs'] });
      if (waitingChanges.has(key)) return;
      // A read that began while it was sent has come without it; a newer tick of this line stays.
      const target = JSON.stringify({ id });
      const isThisLine = ({ input }: WaitingChange) => JSON.stringify(input.params) === target;
      if (!waitingChanges.read().some(isThisLine)) show();
      // Others tick too.
      await queries.invalidateQueries(read);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      await queries.invalidateQueries({ queryKey: ['runs'] });
    }
  }

  return (line: HandOutLine, isHandedOut: boolean) => void tick(line, isHandedOut);
}
