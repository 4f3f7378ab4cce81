import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { changeSeen } from './seenRows.ts';
import { ruleOf } from './waitingRules.ts';

const one = { id: 'one', status: 'paid' };
const two = { id: 'two', status: 'paid' };

it('shows a waiting change in every list that was seen, and takes it back', () => {
  const queries = new QueryClient();
  const seen = new Map<string, unknown>([
    ['list', { pages: [{ data: [one, two], total: 2 }], pageParams: [1] }],
    ['toPack', [one, two]],
    ['details', one],
  ]);
  for (const [name, data] of seen) queries.setQueryData(['orders', name], data, { updatedAt: 5 });
  queries.setQueryData(['news', 'list'], [one]);
  const read = (name: string) => queries.getQueryData(['orders', name]);

  const shipped = { ...one, status: 'shipped' };
  const showAgain = changeSeen(
    queries,
    ruleOf({ method: 'update', args: ['orders', { id: 'one', data: { status: 'shipped' } }] }),
  );
  expect(read('list')).toEqual({ pages: [{ data: [shipped, two], total: 2 }], pageParams: [1] });
  expect(read('toPack')).toEqual([shipped, two]);
  expect(read('details')).toEqual(shipped);
  expect(queries.getQueryData(['news', 'list'])).toEqual([one]);
  // It was not read again.
  expect(queries.getQueryState(['orders', 'list'])?.dataUpdatedAt).toBe(5);

  showAgain();
  for (const [name, data] of seen) expect(read(name)).toEqual(data);
  queries.setQueryData(['news', 'list'], [one, two]);
  changeSeen(queries, ruleOf({ method: 'delete', args: ['news', { id: 'one' }] }));
  expect(queries.getQueryData(['news', 'list'])).toEqual([two]);
});
