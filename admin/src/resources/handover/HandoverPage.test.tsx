// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from 'storybook/test';
import { expect, it, onTestFinished } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { handover } from '#testing/records/handover.ts';
import { account, officers } from '#testing/records/officers.ts';

it('says when it can be finished, and without a connection that its buttons need one', async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  const replies = {
    'GET /api/admin/handover': { body: { handover } },
    'GET /api/admin/officers': { body: officers },
  };
  await openPanel({ path: '/settings/handover', account, replies });
  await screen.findByRole('button', { name: 'Stop it' });
  screen.getByText('It can be finished when every step is done.');
  onlineManager.setOnline(false);
  await waitFor(() => {
    for (const name of ['Stop it', 'Save who leaves', 'Save the renewals', /letter$/])
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  });
});
