// @vitest-environment jsdom
import { messages } from '@year-group/api-types/messages';
import { screen, userEvent, waitFor } from 'storybook/test';
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

it('leaves the focus on the download of members while it runs, and starts no second one', async () => {
  let asked = 0;
  await openPanel({
    path: '/no-such-page',
    replies: {
      'GET /api/admin/members/download': () => {
        asked += 1;
        return 'loading';
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'Download Members Data' });
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(asked).toBe(1);
});
