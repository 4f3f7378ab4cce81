// @vitest-environment jsdom
import { screen } from 'storybook/test';
import { expect, it, onTestFinished } from 'vitest';
import { panelStore } from '#lib/draft.ts';
import { openPanel } from '../testing/openPanel.tsx';
import { adminToken, proofRequests, queries } from './providers.ts';

it('ends what waits for a proof with the session, so that it is not sent under the next login', async () => {
  adminToken.keep('a.b.c');
  const proof = proofRequests.ask();
  adminToken.end('a.b.c', 'Log in again.');
  expect(await proof).toBe(false);
  expect(proofRequests.isAsking()).toBe(false);
  queries.clear();
});

it('shows the group as another tab has read it', async () => {
  await openPanel({ path: '/shop', replies: { 'GET /api/shop': { body: [] } } });
  await screen.findByRole('heading', { name: 'Shop' });
  onTestFinished(() => panelStore.removeItem('group'));
  panelStore.setItem('group', { shortName: 'Class of 98' });
  expect(await screen.findByText('Class of 98')).toBeDefined();
});
