// @vitest-environment jsdom
import { messages } from '@year-group/api-types/messages';
import { screen, userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { account } from '#testing/records/officers.ts';
import { handOut, run } from '#testing/records/runs.ts';

it('says one piece of one, and whose clock its times are of', async () => {
  const one = { ...run, bill: { ...run.bill, pieces: 1 } };
  await openPanel({
    path: `/orders/runs/${run.id}`,
    replies: { [`GET /api/admin/runs/${run.id}`]: { body: one } },
  });
  await screen.findByText('Bill for 1 piece');
  expect(screen.getByText('Times are those of Accra.')).toBeTruthy();
});

it('says of a pre-order at the printer that it was closed, if that day has come', async () => {
  const ordered = { ...run, state: 'ordered' };
  const early = { ...ordered, id: 'early', title: 'Ordered early' };
  await openPanel({
    path: '/orders/runs',
    replies: {
      'GET /api/admin/runs': { body: [{ ...ordered, closesAt: '2026-11-20T18:00:00.000Z' }, early] },
    },
  });
  expect((await screen.findByText(/Closed .*November 20/)).textContent).not.toContain('Closes');
  screen.getByText('Ordered early');
  expect(screen.queryByText(/Close[sd] .*December/)).toBeNull();
});

it('says who ticks what was handed out to somebody who may not', async () => {
  await openPanel({
    path: `/orders/hand-out/${run.id}`,
    account: { ...account, roles: ['auditor'] },
    replies: { [`GET /api/admin/runs/${run.id}/hand-out`]: { body: handOut } },
  });
  expect(await screen.findByText(/^Only .* can do this\.$/)).toBeTruthy();
});

it('shows the ticks of others as soon as somebody ticks', async () => {
  const [, , third, fourth] = handOut;
  const at = '2026-11-23T08:59:00.000Z';
  let there = handOut;
  const tickThere = (id?: string) => {
    there = there.map((line) => (line.id === id ? { ...line, handedOutAt: at } : line));
    return { body: {} };
  };
  await openPanel({
    path: `/orders/hand-out/${run.id}`,
    replies: {
      [`GET /api/admin/runs/${run.id}/hand-out`]: () => ({ body: there }),
      [`PUT /api/admin/run-lines/${third?.id}`]: () => tickThere(third?.id),
    },
  });
  const box = await screen.findByRole('checkbox', { name: /Ama Owusu/ });
  tickThere(fourth?.id);
  await userEvent.click(box);
  expect(await screen.findByText(messages.runs.handedOut(5, 7))).toBeTruthy();
});
