// @vitest-environment jsdom
import { screen, userEvent, waitFor } from 'storybook/test';
import { expect, it } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { account, recoveryCodes, sessions } from '#testing/records/officers.ts';
import { failing } from '#testing/storyNetwork.ts';

const path = '/settings/account';
const replies = { 'GET /api/admin/me/sessions': { body: sessions } };

it('says that the account could not be read, on its page', async () => {
  await openPanel({ path, replies: { ...replies, 'GET /api/admin/me': failing } });
  await screen.findByRole('button', { name: 'Try again' });
  screen.getByRole('heading', { level: 1, name: 'My account' });
});

it('shows new recovery codes below the heading, which gets the focus', async () => {
  const made = { 'POST /api/admin/me/recovery-codes': { body: { recoveryCodes } } };
  await openPanel({ path, account, replies: { ...replies, ...made } });
  await userEvent.click(await screen.findByRole('button', { name: 'Make new recovery codes' }));
  await screen.findByLabelText('I have stored them');
  const heading = screen.getByRole('heading', { level: 1, name: 'My account' });
  await waitFor(() => expect(document.activeElement).toBe(heading), { timeout: 5000 });
});
