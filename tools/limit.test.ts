import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runLimited } from './limit.ts';

it('keeps to the limit and to the order of the jobs', async () => {
  let running = 0;
  let most = 0;
  const job = (name: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await pause(5 - name);
    running -= 1;
    return name;
  };
  expect(await runLimited([1, 2, 3, 4].map(job), 2)).toEqual([1, 2, 3, 4]);
  expect(most).toBe(2);
});

it('has nothing to say about no jobs', async () => {
  expect(await runLimited([], 2)).toEqual([]);
});
