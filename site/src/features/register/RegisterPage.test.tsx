// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeSiteSettings } from '@year-group/api-types/testing/factories';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ApiReply } from '#lib/transport.ts';
import { keptTab, openPage } from '#testing/openPage.tsx';
import type { PageArgs } from '#testing/pageStory.tsx';
import { ok, refused } from '#testing/replies.ts';
import { storyNow } from '#testing/storyEnvironment.ts';
import { storyGroup } from '#testing/storyGroup.ts';
import { newcomer } from '#testing/storyMembers.ts';
import type { StoryReply } from '#testing/storyNetwork.ts';
import * as stories from './RegisterPage.stories.tsx';

const { registration: texts } = messages;
const { Confetti } = vi.hoisted(() => ({ Confetti: vi.fn<(props: object) => string>(() => 'Confetti') }));
vi.mock('react-confetti', () => ({ default: Confetti }));
// jsdom has no media queries; the welcome asks whether motion is wanted.
const wantsMotion = (isWanted: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isWanted && query.endsWith('no-preference)') }));
beforeEach(() => {
  Confetti.mockClear();
  wantsMotion(false);
});

const field = (label: string) => screen.getByLabelText(label);
const step = (number: number) => screen.findByRole('img', { name: `Step ${number} of 3` });
const isShown = (name: string) => screen.getByRole('switch', { name: `Show my ${name} to members` });

/** Opens the form with answers up to a step, and no answers in the first. */
async function visit(stepIndex = 0, { values = newcomer, ...changes }: Changes = {}) {
  const content = { step: stepIndex, values };
  const page = await openPage(stories, 'FirstStep', {
    tab: { registration: { savedAt: storyNow, content } },
    ...changes,
  });
  const { user, calls } = page;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const write = async (label: string, text: string) => {
    await user.clear(field(label));
    await user.type(field(label), text);
  };
  const sent = () => calls.filter(({ method }) => method === 'POST');
  return { ...page, press, write, sent, complete: () => press('Complete Registration') };
}
type Changes = Partial<PageArgs> & { values?: typeof newcomer };
const completed = () => screen.findByRole('heading', { level: 1, name: texts.completeTitle });
const withSettings = (reply: StoryReply, rest: PageArgs['api'] = {}) => ({
  api: { '/api/site-settings': reply, ...rest },
});

it('requires a name, an e-mail address and a number', async () => {
  await visit();
  for (const label of ['Full Name', 'Email Address', 'Phone Number']) expect(field(label)).toBeRequired();
});

it('shows the errors of an e-mail address and a number until they are edited', async () => {
  const { press, write } = await visit(0, { values: { ...newcomer, email: 'kwame@', phone: '020 123' } });
  await press('Next');
  expect(await screen.findByText(texts.emailInvalid)).toBeInTheDocument();
  await write('Email Address', 'kwame@e');
  expect(screen.queryByText(texts.emailInvalid)).toBeNull();
  expect(screen.getByText(texts.phoneInvalid)).toBeInTheDocument();
});

it('applies the suggested number with one tap', async () => {
  const { press } = await visit(0, { values: { ...newcomer, phone: '024 455 6677' } });
  await press('Next');
  await screen.findByText(texts.phoneInvalid);
  await press('Use +233 24 455 6677');
  expect(field('Phone Number')).toHaveValue('+233 24 455 6677');
  expect(field('Phone Number')).toHaveFocus();
  expect(screen.queryByText(texts.phoneInvalid)).toBeNull();
  await press('Next');
  expect(await step(2)).toBeInTheDocument();
});

it('suggests no number where none can be read', async () => {
  const { press } = await visit(0, { values: { ...newcomer, phone: '0244' } });
  await press('Next');
  expect(await screen.findByText(texts.phoneInvalid)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
});

it('refuses the email addresses that the running server’s rule refuses', async () => {
  const values = { ...newcomer, email: 'ama+news@firm.online' };
  const { press } = await visit(0, { values, ...withSettings(ok(makeSiteSettings({ emailRule: 'spec' }))) });
  await press('Next');
  expect(await screen.findByText(texts.emailInvalid)).toBeInTheDocument();
});

it('accepts the email addresses that the running server’s rule accepts', async () => {
  const values = { ...newcomer, email: 'ama+news@firm.online' };
  const { press } = await visit(0, { values, ...withSettings(ok(makeSiteSettings({ emailRule: 'any' }))) });
  await press('Next');
  expect(await step(2)).toBeInTheDocument();
});

it('goes back with the input, and offers the group’s houses', async () => {
  const { press } = await visit(2);
  const houses = [...field('House at the school').querySelectorAll('option')].slice(1);
  expect(houses.map(({ value }) => value)).toEqual(storyGroup.houses.names);
  await press('Previous');
  await press('Previous');
  expect(field('Full Name')).toHaveValue(newcomer.fullName);
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
});

it('sends everything once, with the key, and deletes the draft', async () => {
  const { complete, sent } = await visit(2);
  await complete();
  await completed();
  expect(screen.getByText(texts.complete)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  expect(sent().map(({ body }) => body)).toEqual([{ ...newcomer, hidden: [] }]);
  expect(sent()[0]?.headers).toMatchObject({ 'x-api-key': 'public-registration' });
  expect(sessionStorage).toHaveLength(0);
});

it('lets 500 pieces of confetti fall for ten seconds, once', async () => {
  wantsMotion(true);
  await visit(2);
  const shown = () => screen.queryByText('Confetti');
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Without the pauses of a pointer, for which the stopped clock would never end.
  fireEvent.click(screen.getByRole('button', { name: 'Complete Registration' }));
  for (let turns = 0; turns < 1000 && !shown(); turns += 1) await pass(0);
  const size = { width: innerWidth, height: innerHeight };
  expect(Confetti.mock.lastCall?.[0]).toEqual({ ...size, numberOfPieces: 500, recycle: false });
  await pass(9_999);
  expect(shown()).toBeInTheDocument();
  await pass(1);
  expect(shown()).toBeNull();
  vi.useRealTimers();
});

it('shows no confetti to people who prefer reduced motion', async () => {
  const { complete } = await visit(2);
  await complete();
  await completed();
  // The page would have asked for the file earlier.
  await act(() => import('react-confetti'));
  expect(Confetti).not.toHaveBeenCalled();
});

it.each([
  ['email', texts.emailTaken, 'Email Address'],
  ['phone', texts.phoneTaken, 'Phone Number'],
])('goes back to the field when the %s is taken', async (path, message, label) => {
  const reply = refused(409, message, `${path}-taken`, { issues: [{ path, message }] });
  const { complete } = await visit(2, { api: { 'POST /api/members': reply } });
  await complete();
  await waitFor(() => expect(field(label)).toHaveFocus());
  expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
});

it('leads to verification when the e-mail is taken after a try without a reply, which may have arrived', async () => {
  const taken = refused(409, texts.emailTaken, 'email-taken', {
    issues: [{ path: 'email', message: texts.emailTaken }],
  });
  const { user, complete, press } = await visit(2, { api: { 'POST /api/members': ['offline', taken] } });
  await complete();
  expect(await screen.findAllByText(texts.failed)).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Complete Registration' }));
  const toast = (await screen.findAllByText(/Your first try may have arrived/))[0]?.closest('[role=dialog]');
  const link = within(toast as HTMLElement).getByRole('link', {
    name: 'Verify your membership',
    hidden: true,
  });
  expect(link).toHaveAttribute('href', '/member-login');
  expect(field('Email Address')).toHaveAccessibleDescription(expect.stringContaining(texts.emailTaken));
  await press('Next');
});

it.each([
  ['the server says', refused(429, 'Too many registrations.'), 'Too many registrations.'],
  ['it cannot be read', { status: 502, body: '<html>' }, texts.unreadable],
  ['it says nothing', { status: 500, body: {} }, texts.failed],
])('keeps the input when it fails, and reports what %s', async (_what, reply, sentence) => {
  const { complete } = await visit(2, { api: { 'POST /api/members': reply } });
  await complete();
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  expect(field('Message (Optional)')).toHaveValue(newcomer.message);
});

it('sends the member’s choice of what is private', async () => {
  const settings = ok(makeSiteSettings({ contactHiddenByDefault: true }));
  const { user, press, complete, sent } = await visit(0, withSettings(settings, created));
  await user.click(isShown('email'));
  await press('Next');
  await step(2);
  await press('Next');
  await step(3);
  await complete();
  await completed();
  expect(sent()[0]?.body).toEqual({ ...newcomer, hidden: ['phone'] });
});
const created = stories.default.args.api;

it.each([
  ['nothing', undefined, ['email', 'phone']],
  ['the e-mail', 'email', ['phone']],
])(
  'stores what the switches show when %s was made public before the settings came',
  async (_what, shown, hidden) => {
    let answer = (_settings: ApiReply) => {};
    const settings = new Promise<ApiReply>((resolve) => {
      answer = resolve;
    });
    const { user, press, complete, sent } = await visit(
      0,
      withSettings(() => settings, created),
    );
    if (shown) await user.click(isShown(shown));
    for (const name of ['email', 'phone']) {
      expect(isShown(name).matches(':checked')).toBe(!hidden.includes(name));
    }
    await press('Next');
    await step(2);
    await press('Next');
    await step(3);
    await complete();
    answer(ok(makeSiteSettings({ contactHiddenByDefault: false })));
    await completed();
    expect(sent()[0]?.body).toEqual({ ...newcomer, hidden });
  },
);

it('takes no change while it is sent, which would be lost', async () => {
  const { user, complete } = await visit(2, { api: { 'POST /api/members': 'loading' } });
  await complete();
  await screen.findByRole('button', { name: 'Submitting...' });
  await user.type(field('Message (Optional)'), ' Later');
  await user.selectOptions(field('House at the school'), storyGroup.houses.names.at(-1) ?? '');
  expect(field('Message (Optional)')).toHaveValue(newcomer.message);
  expect(field('Message (Optional)')).toHaveAttribute('readonly');
  expect(field('House at the school')).toHaveValue(newcomer.houseAtPresec);
});

it('restores the input after a reload', async () => {
  const { write, unmount } = await visit(1);
  await write('Current Location', 'Tamale');
  const tab = keptTab('registration');
  unmount();
  await visit(0, { tab });
  expect(field('Current Location')).toHaveValue('Tamale');
});

it('sends the key of the running server', async () => {
  const settings = ok(makeSiteSettings({ registrationKey: 'key of 2015' }));
  const { complete, sent } = await visit(2, withSettings(settings, created));
  await complete();
  await completed();
  expect(sent()[0]?.headers).toMatchObject({ 'x-api-key': 'key of 2015' });
});

it('keeps the input when the server sends no key', async () => {
  const { complete, sent } = await visit(2, withSettings(refused(500, 'Out of order.')));
  await complete();
  expect(await screen.findAllByText('Out of order.')).not.toHaveLength(0);
  expect(field('Message (Optional)')).toHaveValue(newcomer.message);
  expect(sent()).toEqual([]);
});

it('sends the hidden field that only a bot fills in', async () => {
  const { complete, sent } = await visit(2);
  const trap = document.querySelector<HTMLInputElement>('[name=website]');
  if (trap) trap.value = 'https://spam.example';
  await complete();
  await completed();
  expect(sent()[0]?.body).toMatchObject({ website: 'https://spam.example' });
});
