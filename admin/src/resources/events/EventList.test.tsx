// @vitest-environment jsdom
import { screen } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { events } from '#testing/records/content.ts';

it('names no field on a phone while the events are in the server’s own order', async () => {
  const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => phone);
  await openPanel({ path: '/events', replies: { 'GET /api/events': { body: events } } });
  expect(await screen.findByRole('button', { name: 'Sort' })).toBeTruthy();
  vi.unstubAllGlobals();
});
