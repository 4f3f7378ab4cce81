// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import type { Member } from '@year-group/api-types/member';
import { messages } from '@year-group/api-types/messages';
import { formatPhone } from '@year-group/api-types/phone';
import { makeMember } from '@year-group/api-types/testing/factories';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeApi, ok, refused, renderRoute } from '#testing/renderRoute.tsx';
import { editOf, profileDraft } from './profileDraft.ts';

const { profile: texts, registration } = messages;
const member = makeMember({ role: 'Treasurer', hidden: ['phone'] });
const url = `/api/members/${member.id}`;
const path = `/members/${member.id}`;
const tokenOf = (id: string) => `x.${btoa(JSON.stringify({ id }))}.x`;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem('memberToken', tokenOf(member.id));
});
afterEach(() => localStorage.clear());

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const follow = (name: string) =>
  act(async () => void fireEvent.click(screen.getAllByRole('link', { name })[0]!));
const asOther = () => localStorage.setItem('memberToken', tokenOf('another'));

/** The read and the write share an address, so the replies are given in turn. */
async function edit(...replies: ReturnType<typeof ok>[]) {
  const answers = [ok(member), ...replies];
  const view = await renderRoute(path, { api: { [url]: () => answers.shift() ?? ok(member) } });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  return view;
}
const visit = (reply: FakeApi[string] = ok(member)) => renderRoute(path, { api: { [url]: reply } });

it('shows everything, with links to write and to call', async () => {
  asOther();
  await visit();
  expect(await screen.findByRole('heading', { level: 1, name: member.fullName })).toBeTruthy();
  expect(screen.getByRole('link', { name: member.email }).getAttribute('href')).toBe(
    `mailto:${member.email}`,
  );
  expect(screen.getByRole('link', { name: formatPhone(member.phone) }).getAttribute('href')).toBe(
    `tel:${member.phone}`,
  );
  for (const text of [
    'Treasurer',
    member.currentOccupation,
    member.location,
    member.houseAtPresec,
    member.message,
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
  expect(screen.queryByText('Your data')).toBeNull();
});

it('hides private fields from others, and marks them for the owner', async () => {
  asOther();
  const { unmount } = await visit(ok({ ...member, phone: '', hidden: [] } satisfies Member));
  await screen.findByText(member.email);
  expect(screen.queryByText('Phone')).toBeNull();
  unmount();
  localStorage.setItem('memberToken', tokenOf(member.id));
  await visit();
  expect((await screen.findByText('Only you see this')).parentElement?.textContent).toContain(
    formatPhone(member.phone),
  );
});

it('says that there is no such member, or that they could not be read', async () => {
  const { unmount } = await visit(refused(404, texts.notFound, 'not-found'));
  expect(await screen.findByText(texts.notFound)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Members' }).getAttribute('href')).toBe('/members');
  unmount();
  await visit(refused(500, 'No.'));
  expect((await screen.findByRole('alert')).textContent).toContain(texts.failed);
  expect(screen.getByRole('link', { name: 'Back to Members' })).toBeTruthy();
});

it('saves the owner’s changes and their visibility', async () => {
  const { calls } = await edit(ok({ ...member, fullName: 'Kwame A. Mensah', hidden: ['email'] }));
  write('Full Name', 'Kwame A. Mensah');
  fireEvent.click(screen.getByRole('switch', { name: 'Keep my phone private' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Keep my email private' }));
  await press('Save');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kwame A. Mensah' })).toBe(
    document.activeElement,
  );
  expect(await screen.findByText(texts.updatedTitle)).toBeTruthy();
  expect(screen.getByText(texts.updated)).toBeTruthy();
  const body = calls.find(({ method }) => method === 'PUT')?.body;
  expect(body).toMatchObject({ fullName: 'Kwame A. Mensah', hidden: ['email'], email: member.email });
  expect(body).not.toHaveProperty('role');
  expect(sessionStorage.length).toBe(0);
});

it('discards changes when the owner cancels', async () => {
  await edit();
  write('Full Name', 'Somebody else');
  await press('Cancel');
  expect(screen.getByRole('heading', { level: 1, name: member.fullName })).toBeTruthy();
  await press('Edit Profile');
  expect(field('Full Name').value).toBe(member.fullName);
});

it.each([
  ['Full Name', '', registration.fullNameRequired],
  ['Email Address', '', registration.emailRequired],
  ['Email Address', 'kwame', registration.emailInvalid],
  ['Phone Number', '', registration.phoneRequired],
  ['Phone Number', '020', registration.phoneInvalid],
])('does not send %s as %j', async (label, value, sentence) => {
  const { calls } = await edit();
  write(label, value);
  await press('Save');
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(document.activeElement).toBe(field(label));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

it('shows a conflict at its field', async () => {
  const sentence = registration.emailTaken;
  const issues = [{ path: 'email', message: sentence }];
  await edit({ status: 409, body: { error: sentence, message: sentence, code: 'email-taken', issues } });
  write('Email Address', 'other@example.com');
  await press('Save');
  expect(document.activeElement).toBe(field('Email Address'));
  expect(await screen.findAllByText(texts.updateFailedTitle)).not.toHaveLength(0);
  write('Email Address', 'another@example.com');
  expect(field('Email Address').getAttribute('aria-invalid')).toBeNull();
});

it.each([
  { status: 500, body: {} },
  { status: 502, body: '<html>' },
])('shows an error where the server sends no message', async (reply) => {
  await edit(reply);
  write('Full Name', 'New');
  await press('Save');
  expect(await screen.findAllByText(texts.updateFailed)).not.toHaveLength(0);
});

it('asks before unsaved changes are lost', async () => {
  const { history } = await edit();
  write('Full Name', 'Unsaved');
  await follow('About');
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  await press('Keep editing');
  expect(history.location.pathname).toBe(path);
  expect(field('Full Name').value).toBe('Unsaved');
  await follow('About');
  await press('Leave without saving');
  expect(history.location.pathname).toBe('/about');
  expect(sessionStorage.length).toBe(0);
});

it('also asks before Back, and warns when the tab closes', async () => {
  const { history } = await edit();
  const closing = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(false);
  await follow('Member Directory');
  await screen.findByRole('heading', { name: 'Member Directory' });
  await act(async () => history.go(-1));
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  write('Full Name', 'Unsaved');
  await act(async () => history.go(1));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  expect(history.location.pathname).toBe(path);
  dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await press('Leave without saving');
  expect(history.location.pathname).toBe('/members');
});

it('restores unsaved changes after an expired session', async () => {
  const { history, store } = await edit(refused(401, 'Please verify your membership.', 'unauthorised'));
  write('Message (Optional)', 'A long message');
  await press('Save');
  await screen.findByRole('heading', { name: 'Verify Membership' });
  expect(history.location.search).toBe(`?next=${encodeURIComponent(path)}`);
  const { memberVerified } = await import('#store/authSlice.ts');
  await act(async () => void store.dispatch(memberVerified(tokenOf(member.id))));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Message (Optional)')).value).toBe(
    'A long message',
  );
});

it('downloads the data, and deletes the account only after asking', async () => {
  const create = vi.fn<(file: Blob) => string>(() => 'blob:x');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: vi.fn<() => void>() }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  let isDeleted = false;
  const me = () => (isDeleted ? ok({ deleted: 1 }) : ok(member));
  const { history, calls } = await renderRoute(path, { api: { [url]: ok(member), '/api/members/me': me } });
  await screen.findByText('Your data');
  await press('Download my data');
  await vi.waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(create).toHaveBeenCalledWith(expect.any(Blob));
  click.mockRestore();

  await press('Delete my account');
  expect(await screen.findByRole('dialog', { name: 'Delete your account?' })).toBeTruthy();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  isDeleted = true;
  const [, confirm] = screen.getAllByRole('button', { name: 'Delete my account', hidden: true });
  await act(async () => void fireEvent.click(confirm!));
  await vi.waitFor(() => expect(document.title).not.toContain(member.fullName));
  expect(localStorage.getItem('memberToken')).toBeNull();
  expect(history.location.pathname).toBe('/');
});

const way = '/api/auth/sign-out';
const openOwn = async (answer?: FakeApi[string]) => {
  const view = await renderRoute(path, { api: { [url]: ok(member), ...(answer && { [way]: answer }) } });
  await screen.findByText('Your data');
  return view;
};

it.each([
  ['the server answers', ok({ everywhere: false })],
  ['nobody answers', (): never => expect.fail('no network')],
])('signs the member out at once when %s, and sends their token', async (_when, answer) => {
  const { history, calls } = await openOwn(answer);
  await press('Sign out');
  expect(localStorage.getItem('memberToken')).toBeNull();
  expect(await screen.findAllByText(texts.signedOut)).not.toHaveLength(0);
  expect(history.location.pathname).toBe('/');
  expect(calls.find((call) => call.url === way)).toMatchObject({
    body: { everywhere: false },
    headers: { Authorization: `Bearer ${tokenOf(member.id)}` },
  });
});

it('deletes the draft of the profile when the member signs out', async () => {
  await openOwn(ok({ everywhere: false }));
  profileDraft(member.id).write(editOf(member));
  await press('Sign out');
  expect(profileDraft(member.id).read()).toBeUndefined();
});

it('signs out on all devices only when the server confirms it', async () => {
  let answer = refused(500, 'Something went wrong on our side.');
  const { history } = await openOwn(() => answer);
  await press('Sign out on all devices');
  // The previous test's message would look the same, so wait for the button instead.
  const isBusy = () =>
    screen.getByRole('button', { name: 'Sign out on all devices' }).getAttribute('aria-busy');
  await vi.waitFor(() => expect(isBusy()).not.toBe('true'));
  expect(screen.getAllByText(texts.signOutFailedTitle)).not.toHaveLength(0);
  expect(localStorage.getItem('memberToken')).toBe(tokenOf(member.id));
  answer = ok({ everywhere: true });
  await press('Sign out on all devices');
  await vi.waitFor(() => expect(history.location.pathname).toBe('/'), 4000);
  expect(localStorage.getItem('memberToken')).toBeNull();
});
