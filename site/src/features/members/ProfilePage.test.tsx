// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { expect, it } from 'vitest';
import type { ApiReply } from '#lib/transport.ts';
import { storageKeys } from '#store/persistence.ts';
import { keptTab, openPage } from '#testing/openPage.tsx';
import type { PageArgs } from '#testing/pageStory.tsx';
import { ok, refused } from '#testing/replies.ts';
import { directoryReads, other, self } from '#testing/storyMembers.ts';
import * as stories from './ProfilePage.stories.tsx';
import { profileDraft } from './profileDraft.ts';

const { profile: texts, registration } = messages;
const path = `/members/${self.id}`;
const save = `PUT /api${path}`;

const field = (label: string) => screen.getByLabelText(label);
const isHeld = () => localStorage.getItem(storageKeys.memberToken) !== null;

async function visit(api: PageArgs['api'] = {}) {
  const page = await openPage(stories, 'Own', { api: { ...directoryReads, ...api } });
  await screen.findByText('Your data');
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  const write = async (label: string, text: string) => {
    await page.user.clear(field(label));
    if (text) await page.user.type(field(label), text);
  };
  return { ...page, press, write };
}
async function edit(api: PageArgs['api'] = {}) {
  const page = await visit(api);
  await page.press('Edit Profile');
  return page;
}

it('shows what a member wrote to others, and no account', async () => {
  const shown = { ...other, role: 'Treasurer', location: 'Tamale' };
  await openPage(stories, 'Other', { api: { [`/api/members/${other.id}`]: ok(shown) } });
  expect(await screen.findByRole('heading', { level: 1, name: other.fullName })).toBeInTheDocument();
  const { role, currentOccupation, location, houseAtPresec, message } = shown;
  for (const text of [role, currentOccupation, location, houseAtPresec, message])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText('Your data')).toBeNull();
});

it('leads back to the members when one could not be read', async () => {
  await openPage(stories, 'Failed');
  expect(await screen.findByRole('link', { name: 'Back to Members' })).toHaveAttribute('href', '/members');
});

it('says that enough profiles were read, and not that the connection is bad', async () => {
  const limit = refused(429, messages.directory.readEnough(5), 'too-many-requests');
  await openPage(stories, 'Failed', { api: { [`/api${path}`]: limit } });
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.directory.readEnough(5));
  expect(screen.getByRole('alert')).not.toHaveTextContent('Check your connection');
});

it('keeps the focus of a member who is admitted while they look', async () => {
  const waits = refused(403, messages.directory.awaiting, 'awaiting-admission');
  const { user } = await openPage(stories, 'Own', { api: { [`/api${path}`]: [waits, ok(self)] } });
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('heading', { level: 1, name: self.fullName })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('reads the profile once for a download, however often the button is pressed', async () => {
  const { calls, press } = await visit({ '/api/members/me': 'loading' });
  await press('Download my profile');
  await press('Download my profile');
  expect(screen.getByRole('button', { name: 'Download my profile' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(calls.filter(({ url }) => url === '/api/members/me')).toHaveLength(1);
});

it('saves the owner’s changes and their visibility', async () => {
  const { calls, user, press, write } = await edit({ [save]: ok({ ...self, fullName: 'Kwame A. Mensah' }) });
  await write('Full Name', 'Kwame A. Mensah');
  await user.click(screen.getByRole('switch', { name: 'Show my phone to members' }));
  await user.click(screen.getByRole('switch', { name: 'Show my email to members' }));
  await press('Save');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kwame A. Mensah' })).toHaveFocus();
  const body = calls.find(({ method }) => method === 'PUT')?.body;
  // Other fields stay as they are stored: an officer may have corrected them meanwhile.
  expect(body).toEqual({ fullName: 'Kwame A. Mensah', hidden: ['email'] });
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['Full Name', '', 'Full Name is required'],
  ['Email Address', '', registration.emailRequired],
  ['Email Address', 'kwame', registration.emailInvalid],
  ['Phone Number', '', registration.phoneRequired],
  ['Phone Number', '020', registration.phoneInvalid],
])('does not send %s as %j', async (label, value, sentence) => {
  const { calls, press, write } = await edit();
  await write(label, value);
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(field(label)).toHaveFocus();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

it('checks only what is changed: an address from before the rule stays', async () => {
  const before = { ...self, email: 'kwame@mail.africa' };
  const { calls, press, write } = await edit({ [`/api${path}`]: ok(before), [save]: ok(before) });
  await write('Full Name', 'Kwame A. Mensah');
  await press('Save');
  await screen.findByText(texts.updated);
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ fullName: 'Kwame A. Mensah' });
});

it('removes the mark of a conflict when its field is edited', async () => {
  const message = registration.emailTaken;
  const issues = [{ path: 'email', message }];
  const { press, write } = await edit({ [save]: refused(409, message, 'email-taken', { issues }) });
  await write('Email Address', 'taken@example.com');
  await press('Save');
  await waitFor(() => expect(field('Email Address')).toBeInvalid());
  expect(field('Email Address')).toHaveFocus();
  await write('Email Address', 'another@example.com');
  expect(field('Email Address')).toBeValid();
});

it('keeps what is typed while the profile is saved, and saves only that the next time', async () => {
  let answer: (reply: ApiReply) => void = () => {};
  const first = new Promise<ApiReply>((resolve) => (answer = resolve));
  const replies = [() => first, ok({ ...self, fullName: 'First', location: 'Second' })];
  const { calls, press, write } = await edit({ [save]: replies });
  await write('Full Name', 'First');
  await press('Save');
  await screen.findByRole('button', { name: 'Saving...' });
  await write('Current Location', 'Second');
  await act(async () => answer(ok({ ...self, fullName: 'First' })));
  expect(await screen.findAllByText(texts.updated)).not.toHaveLength(0);
  expect(field('Current Location')).toHaveValue('Second');
  expect(profileDraft(self.id).read()).toEqual({ location: 'Second' });
  await press('Save');
  expect(await screen.findByText('Your data')).toBeInTheDocument();
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toEqual([{ fullName: 'First' }, { location: 'Second' }]);
  expect(sessionStorage).toHaveLength(0);
});

it('lays unsaved changes over what an officer has corrected meanwhile', async () => {
  const { write, unmount } = await edit();
  await write('Full Name', 'Unsaved');
  const name = `profile:${self.id}`;
  const tab = keptTab(name);
  unmount();
  const corrected = ok({ ...self, location: 'Corrected' });
  await openPage(stories, 'Own', { tab, api: { ...directoryReads, [`/api/members/${self.id}`]: corrected } });
  expect(await screen.findByLabelText('Full Name')).toHaveValue('Unsaved');
  expect(field('Current Location')).toHaveValue('Corrected');
  expect(profileDraft(self.id).read()).toEqual({ fullName: 'Unsaved' });
});

it.each([
  { status: 500, body: {} },
  { status: 502, body: '<html>' },
])('shows an error where the server sends no message', async (reply) => {
  const { press, write } = await edit({ [save]: reply });
  await write('Full Name', 'New');
  await press('Save');
  expect(await screen.findAllByText(texts.updateFailed)).not.toHaveLength(0);
});

it('warns of unsaved changes before Back and closing the tab, and deletes them when the owner leaves', async () => {
  const { router, user, press, write } = await edit();
  const closing = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Member Directory' }));
  await screen.findByText('241 members');
  await act(async () => router.navigate(-1));
  await press('Edit Profile');
  await write('Full Name', 'Unsaved');
  await act(async () => router.navigate(1));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(path);
  dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await press('Leave without saving');
  await waitFor(() => expect(router.state.location.pathname).toBe('/members'));
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['that it failed, when the server refuses', refused(500, 'Out of order.'), 'Out of order.'],
  ['that it may have been deleted, without a reply', 'offline', /It may have been deleted/],
] as const)('says of a deletion %s', async (_what, answer, sentence) => {
  const { press } = await visit({ 'DELETE /api/members/me': answer });
  await press('Delete my profile');
  const dialog = await screen.findByRole('dialog', { name: 'Delete your profile?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete my profile' }));
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  expect(screen.queryAllByText('Delete Failed')).toHaveLength(answer === 'offline' ? 0 : 2);
});

const signOut = 'POST /api/auth/sign-out';
/** What the home page reads, to which logging out leads; it may or may not get there before the test ends. */
const home = { '/api/news?limit=3': ok({ news: [], total: 0 }), '/api/events?limit=3': ok([]) };

it.each([
  ['the server answers', ok({ everywhere: false })],
  ['nobody answers', 'offline'],
] as const)('signs the member out at once when %s, and sends their token', async (_when, answer) => {
  const { router, calls, press } = await visit({ ...home, [signOut]: answer });
  const token = localStorage.getItem(storageKeys.memberToken);
  profileDraft(self.id).write({ fullName: 'Unsaved' });
  await press('Log out');
  expect(isHeld()).toBe(false);
  expect(profileDraft(self.id).read()).toBeUndefined();
  expect(await screen.findAllByText(texts.signedOut)).not.toHaveLength(0);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      body: { everywhere: false },
      headers: { Authorization: `Bearer ${token}` },
    }),
  );
});

it('logs out on all devices only when the server confirms it', async () => {
  const { router, press } = await visit({ ...home, [signOut]: ['error', ok({ everywhere: true })] });
  await press('Log out on all devices');
  expect(await screen.findAllByText(texts.signOutFailedTitle)).not.toHaveLength(0);
  expect(isHeld()).toBe(true);
  const button = screen.getByRole('button', { name: 'Log out on all devices' });
  await waitFor(() => expect(button).toBeEnabled());
  await press('Log out on all devices');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(isHeld()).toBe(false);
});
