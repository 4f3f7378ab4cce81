// @vitest-environment jsdom
import { screen } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { events } from '#testing/records/content.ts';

it('names the server’s own order on a phone', async () => {
  const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => phone);
  await openPanel({ path: '/events', replies: { 'GET /api/events': { body: events } } });
  expect(await screen.findByRole('button', { name: /^Sort by what comes next/i })).toBeTruthy();
  vi.unstubAllGlobals();
});
