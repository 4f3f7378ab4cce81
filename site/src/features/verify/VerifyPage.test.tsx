// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { afterEach, expect, it, vi } from 'vitest';
import { keptTab, openPage } from '#testing/openPage.tsx';
import type { PageArgs } from '#testing/pageStory.tsx';
import { ok, refused } from '#testing/replies.ts';
import { directoryReads } from '#testing/storyMembers.ts';
import * as stories from './VerifyPage.stories.tsx';

const { verification: texts } = messages;
const verify = 'POST /api/auth/verify-member';
const answer = 'POST /api/auth/verify-member/code';

afterEach(() => void vi.useRealTimers());

const email = () => screen.getByLabelText('Email Address');
const code = () => screen.findByLabelText('Six-digit code');

async function visit(api: PageArgs['api'] = {}, name: 'Default' | 'CodeSent' = 'Default') {
  const page = await openPage(stories, name, { api: { ...directoryReads, ...api } });
  const submit = () => page.user.click(screen.getByRole('button', { name: 'Verify and View' }));
  return { ...page, submit };
}
async function askWith(address: string, api: PageArgs['api'] = {}) {
  const page = await visit(api);
  await page.user.type(email(), address);
  await page.submit();
  return page;
}

it('requires a phone number or an e-mail address when there are only spaces', async () => {
  const { user, submit } = await visit();
  const phone = screen.getByLabelText('Phone Number');
  await user.type(phone, '   ');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.bothEmpty);
  expect(phone).toHaveFocus();
  await submit();
  expect(phone).toHaveFocus();
});

it('leaves a way on when the browser fills in both at once', async () => {
  await visit();
  const phone = screen.getByLabelText('Phone Number');
  await act(async () => {
    fireEvent.change(phone, { target: { value: '020 123 4567' } });
    fireEvent.change(email(), { target: { value: 'k@example.com' } });
  });
  expect(phone).toHaveValue('020 123 4567');
  expect(email()).toHaveValue('k@example.com');
  expect(phone).toBeEnabled();
  expect(email()).toBeEnabled();
});

it('does not promise the directory to a member who awaits admission', async () => {
  await askWith('k@example.com', { [verify]: ok({ token: 't', awaitsAdmission: true }) });
  expect(await screen.findAllByText(texts.awaiting)).not.toHaveLength(0);
  expect(screen.queryByText(texts.success)).toBeNull();
  expect(localStorage.getItem('memberToken')).toBe('t');
});

it.each([
  ['its sentence', refused(401, texts.unknown), texts.unknown],
  ['that it failed, where nobody can read it', { status: 502, body: '<html>' }, texts.unreadable],
  ['that something went wrong, where it says nothing', { status: 500, body: {} }, texts.failed],
])('reports a refusal %s', async (_what, reply, sentence) => {
  await askWith('k@example.com', { [verify]: reply });
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  expect(email()).toHaveValue('k@example.com');
});

it('accepts a pasted code with spaces, and submits it automatically', async () => {
  const { user, calls, router } = await visit({ [answer]: ok({ token: 't' }) }, 'CodeSent');
  expect(await code()).toHaveFocus();
  expect(await code()).toHaveAttribute('inputmode', 'numeric');
  expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
  await user.paste(' 012 345 ');
  await waitFor(() => expect(router.state.location.pathname).toBe('/members'));
  expect(calls.find(({ url }) => url.endsWith('/code'))?.body).toMatchObject({ code: '012345' });
});

it('says when a code is wrong, and waits for another', async () => {
  const { user, submit } = await visit({ [answer]: refused(401, texts.wrongCode, 'wrong-code') }, 'CodeSent');
  await user.type(await code(), '999999');
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.wrongCode);
  expect(await code()).toHaveValue('');
  await user.type(await code(), '1');
  expect(screen.queryByRole('alert')).toBeNull();
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('The code has six digits');
});

it('keeps a code that got no reply, so that it can be sent again', async () => {
  const { user, submit, router } = await visit({ [answer]: ['offline', ok({ token: 't' })] }, 'CodeSent');
  await user.type(await code(), '012345');
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
  expect(await code()).toHaveValue('012345');
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/members'));
});

it('sends a new code after a pause, and goes back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const { user, calls } = await askWith('k@example.com');
  await code();
  const resend = () => screen.getByRole('button', { name: /^Send a new code/ });
  expect(resend()).toBeDisabled();
  for (let second = 0; second < 30; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(resend()).toBeEnabled();
  await user.click(resend());
  await waitFor(() => expect(resend()).toBeDisabled());
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(email()).toHaveValue('k@example.com');
  expect(email()).toHaveFocus();
});

it('still asks for the code after a reload', async () => {
  const { unmount } = await askWith('k@example.com');
  await code();
  const tab = keptTab('verification');
  unmount();
  await openPage(stories, 'Default', { tab });
  expect(await code()).toBeInTheDocument();
});

it('leaves the site’s pages for another address of its host, such as the panel', async () => {
  const replace = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', { href: location.href, origin: location.origin, replace });
  const path = '/member-login?next=%2Fadmin%3Fa%23%2Fnews';
  const { router } = await openPage(stories, 'Default', { path, member: { id: 'held' } });
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/admin?a#/news'));
  expect(router.state.location.pathname).toBe('/member-login');
  vi.unstubAllGlobals();
});

it('redirects a member who is already verified', async () => {
  const { router } = await openPage(stories, 'Default', { api: directoryReads, member: { id: 'held' } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/members'));
});
