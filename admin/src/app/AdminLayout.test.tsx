// @vitest-environment jsdom
import { messages } from '@year-group/api-types/messages';
import { screen, waitFor } from 'storybook/test';
import { expect, it } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { account } from '#testing/records/officers.ts';

it.each([
  ['/orders', 'You cannot open this page.'],
  ['/no-such-page', messages.notFound.text],
])('%s has a heading, which is also the title of the window', async (path, name) => {
  await openPanel({ path, account: { ...account, roles: ['editor'] } });
  await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(document.title).toContain(name));
});
