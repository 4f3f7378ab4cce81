// @vitest-environment jsdom
import { screen, userEvent, waitFor } from 'storybook/test';
import { expect, it } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { ordersToPick } from '#testing/records/orders.ts';

it('moves the focus to the heading when an order is skipped', async () => {
  await openPanel({ path: '/orders/pack', replies: { 'GET /api/orders': { body: ordersToPick } } });
  const skip = await screen.findByRole('button', { name: 'Skip' });
  await userEvent.click(skip);
  await waitFor(() => expect(skip.isConnected).toBe(false));
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading), { timeout: 5000 });
});
