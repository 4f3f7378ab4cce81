// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeApi, ok, refused, renderRoute } from '#testing/renderRoute.tsx';

const { verification: texts } = messages;
const challengeId = '01890000-0000-7000-8000-000000000001';
const challenge = ok({ challengeId, sentTo: 'k•••@example.com', expiresIn: 600 });
const verify = '/api/auth/verify-member';
const answer = '/api/auth/verify-member/code';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone Number');
const email = () => screen.getByLabelText<HTMLInputElement>('Email Address');
const code = () => screen.getByLabelText<HTMLInputElement>('Six-digit code');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verify and View' });
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const settle = (work: () => void) => act(async () => work());

const visit = (api: FakeApi = {}, path = '/member-login') => renderRoute(path, { api });
async function askWith(address: string, api: FakeApi, path?: string) {
  const view = await visit(api, path);
  write(email(), address);
  await settle(() => fireEvent.click(submit()));
  return view;
}

it('accepts a phone or an e-mail: typing one disables the other', async () => {
  await visit();
  expect(submit().disabled).toBe(true);
  write(phone(), '+233');
  expect(email().disabled).toBe(true);
  expect(submit().disabled).toBe(false);
  write(phone(), '');
  write(email(), 'k');
  expect(phone().disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Register here' }).getAttribute('href')).toBe('/register');
});

it('requires one of them when there are only spaces', async () => {
  await visit();
  write(phone(), '   ');
  await settle(() => fireEvent.click(submit()));
  expect(screen.getByRole('alert').textContent).toBe(texts.bothEmpty);
  expect(document.activeElement).toBe(phone());
});

it.each([
  ['/member-login', '/members'],
  ['/member-login?next=%2Fmembers%3Fq%3Dkofi', '/members?q=kofi'],
  ['/member-login?next=https%3A%2F%2Felsewhere.example', '/members'],
])('redirects from %s to %s', async (path, next) => {
  const { history, calls } = await askWith('k@example.com', { [verify]: ok({ token: 't' }) }, path);
  expect(history.location.pathname + history.location.search).toBe(next);
  expect(await screen.findAllByText(texts.successTitle)).not.toHaveLength(0);
  expect(screen.getAllByText(texts.success)).not.toHaveLength(0);
  expect(calls[0]?.body).toEqual({ email: 'k@example.com' });
  expect(localStorage.getItem('memberToken')).toBe('t');
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
  // An urgent toast is also in an assertive live region.
  expect(await screen.findAllByText(texts.failedTitle)).not.toHaveLength(0);
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  expect(email().value).toBe('k@example.com');
});

it('accepts a pasted code with spaces, and submits it automatically', async () => {
  const { calls, history } = await askWith('k@example.com', {
    [verify]: challenge,
    [answer]: ok({ token: 't' }),
  });
  expect(screen.getByText('k•••@example.com')).toBeTruthy();
  expect(document.activeElement).toBe(code());
  expect(code().inputMode).toBe('numeric');
  expect(code().autocomplete).toBe('one-time-code');
  await settle(() => write(code(), ' 012 345 '));
  expect(calls.find(({ url }) => url === answer)?.body).toEqual({ challengeId, code: '012345' });
  expect(history.location.pathname).toBe('/members');
});

it('says when a code is wrong, and waits for another', async () => {
  await askWith('k@example.com', {
    [verify]: challenge,
    [answer]: refused(401, texts.wrongCode, 'wrong-code'),
  });
  await settle(() => write(code(), '999999'));
  expect(screen.getByRole('alert').textContent).toBe(texts.wrongCode);
  expect(code().value).toBe('');
  write(code(), '1');
  expect(screen.queryByRole('alert')).toBeNull();
  await settle(() => fireEvent.click(submit()));
  expect(screen.getByRole('alert').textContent).toBe('The code has six digits');
});

it('sends a new code after a pause, and goes back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = await askWith('k@example.com', { [verify]: challenge });
  const resend = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send a new code/ });
  expect(resend().disabled).toBe(true);
  for (let second = 0; second < 30; second += 1) await act(async () => vi.advanceTimersByTimeAsync(1000));
  expect(resend().disabled).toBe(false);
  await settle(() => fireEvent.click(resend()));
  expect(calls.filter(({ url }) => url === verify)).toHaveLength(2);
  expect(resend().disabled).toBe(true);
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Back' })));
  expect(email()).toBeTruthy();
});

it('still asks for the code after a reload', async () => {
  const { unmount } = await askWith('k@example.com', { [verify]: challenge });
  unmount();
  await visit();
  expect(code()).toBeTruthy();
});

it('redirects a member who is already verified', async () => {
  localStorage.setItem('memberToken', 'held');
  const { history } = await visit();
  await act(async () => {});
  expect(history.location.pathname).toBe('/members');
});
