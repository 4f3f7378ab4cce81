// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { screen, userEvent, waitFor } from 'storybook/test';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { account, recoveryCodes, sessions } from '#testing/records/officers.ts';
import { failing } from '#testing/storyNetwork.ts';

const path = '/settings/account';
const replies = { 'GET /api/admin/me/sessions': { body: sessions } };

it('says that the account could not be read, on its page', async () => {
  await openPanel({ path, replies: { ...replies, 'GET /api/admin/me': failing } });
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1, name: 'My account' })).toBeTruthy();
});

it('shows new recovery codes below the heading, which gets the focus', async () => {
  const made = { 'POST /api/admin/me/recovery-codes': { body: { recoveryCodes } } };
  await openPanel({ path, account, replies: { ...replies, ...made } });
  await userEvent.click(await screen.findByRole('button', { name: 'Make new recovery codes' }));
  await screen.findByLabelText('I have stored them');
  const heading = screen.getByRole('heading', { level: 1, name: 'My account' });
  await waitFor(() => expect(document.activeElement).toBe(heading), { timeout: 5000 });
});

it('asks before new recovery codes are left that were not stored', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  onTestFinished(() => ask.mockRestore());
  const made = { 'POST /api/admin/me/recovery-codes': { body: { recoveryCodes } } };
  await openPanel({ path, account, replies: { ...replies, ...made } });
  await userEvent.click(await screen.findByRole('button', { name: 'Make new recovery codes' }));
  await screen.findByLabelText('I have stored them');
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
  expect(ask).toHaveBeenCalledOnce();
  expect(screen.getByText(recoveryCodes[0] ?? '')).toBeTruthy();
  const reload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(reload);
  expect(reload.defaultPrevented).toBe(true);
});

it('says without a connection that its buttons need one', async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  await openPanel({ path, account, replies });
  await screen.findByRole('button', { name: 'Make new recovery codes' });
  onlineManager.setOnline(false);
  const make = () => screen.getByRole('button', { name: 'Make new recovery codes' });
  await waitFor(() => expect(make().getAttribute('aria-disabled')).toBe('true'));
  await userEvent.click(make());
  await screen.findByText(messages.admin.needsConnection);
  for (const name of [/^Remove/, 'Change the password', 'Log out on all devices', /^End the login/])
    for (const button of screen.getAllByRole('button', { name }))
      expect(button.getAttribute('aria-disabled')).toBe('true');
});
