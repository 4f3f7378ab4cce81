// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeMember, makeRegistration, makeSiteSettings } from '@year-group/api-types/testing/factories';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadChecks } from '#lib/memberForm.ts';
import type { ApiReply } from '#lib/transport.ts';
import { getSiteSettings } from '#store/api/siteSettingsApi.ts';
import { type FakeApi, ok, refused, renderRoute } from '#testing/renderRoute.tsx';
import { storyGroup } from '#testing/storyGroup.ts';

const { registration: texts } = messages;
const answers = makeRegistration({ houseAtPresec: 'Akro House' });

// As when the first field gets the focus.
beforeAll(() => loadChecks());
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const created = { status: 201, body: makeMember() };

async function takeFirstStep(fields = answers) {
  write('Full Name', fields.fullName);
  write('Email Address', fields.email);
  write('Phone Number', fields.phone);
  await press('Next');
}
async function goToLastStep() {
  await takeFirstStep();
  write('Current Occupation', answers.currentOccupation);
  write('Current Location', answers.location);
  await press('Next');
  fireEvent.change(field('House at the school'), { target: { value: answers.houseAtPresec } });
  write('Message (Optional)', answers.message);
}
const visit = (reply: FakeApi[string] = created, api: FakeApi = {}) =>
  renderRoute('/register', { api: { '/api/members': reply, ...api } });

it('requires three fields on Next, and moves the focus to the first', async () => {
  await visit();
  await press('Next');
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map((alert) => alert.textContent)).toEqual([
    texts.fullNameRequired,
    texts.emailRequired,
    texts.phoneRequired,
  ]);
  expect(document.activeElement).toBe(field('Full Name'));
  for (const label of ['Full Name', 'Email Address', 'Phone Number'])
    expect(field(label).required).toBe(true);
});

it('shows the errors of an e-mail address and a number until they are edited', async () => {
  await visit();
  await takeFirstStep({ ...answers, email: 'kwame@', phone: '020 123' });
  expect(await screen.findByText(texts.emailInvalid)).toBeTruthy();
  expect(screen.getByText(texts.phoneInvalid)).toBeTruthy();
  write('Email Address', 'kwame@e');
  expect(screen.queryByText(texts.emailInvalid)).toBeNull();
  expect(screen.getByText(texts.phoneInvalid)).toBeTruthy();
});

it('suggests the meant number, and applies it with one tap', async () => {
  await visit();
  await takeFirstStep({ ...answers, phone: '024 455 6677' });
  expect(await screen.findByText(texts.phoneInvalid)).toBeTruthy();
  await press('Use +233 24 455 6677');
  expect(field('Phone Number').value).toBe('+233 24 455 6677');
  expect(document.activeElement).toBe(field('Phone Number'));
  expect(screen.queryByText(texts.phoneInvalid)).toBeNull();
  await press('Next');
  expect(await screen.findByRole('img', { name: 'Step 2 of 3' })).toBeTruthy();
});

it('suggests no number where none can be read', async () => {
  await visit();
  await takeFirstStep({ ...answers, phone: '0244' });
  expect(await screen.findByText(texts.phoneInvalid)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
});

it.each([
  ['spec', 1],
  ['any', 2],
] as const)('accepts the email addresses of the running server’s rule %s', async (emailRule, step) => {
  const { store } = await visit(created, { '/api/site-settings': ok(makeSiteSettings({ emailRule })) });
  const settings = getSiteSettings.select();
  await vi.waitFor(() => expect(settings(store.getState()).data).toBeDefined());
  await takeFirstStep({ ...answers, email: 'ama+news@firm.online' });
  expect(screen.getByRole('img', { name: `Step ${step} of 3` })).toBeTruthy();
});

it('goes forward and back, keeps the input, and names the step', async () => {
  await visit();
  await takeFirstStep();
  expect(document.activeElement?.textContent).toContain('Step 2 of 3');
  expect(screen.getByRole('img', { name: 'Step 2 of 3' })).toBeTruthy();
  await press('Next');
  expect(
    [...field('House at the school').querySelectorAll('option')].slice(1).map((each) => each.value),
  ).toEqual(storyGroup.houses.names);
  await press('Previous');
  await press('Previous');
  expect(field('Full Name').value).toBe(answers.fullName);
  write('Full Name', '');
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
});

it('sends everything once, with the key, and welcomes the new member', async () => {
  const { calls } = await visit();
  await goToLastStep();
  fireEvent.click(button('Complete Registration'));
  expect(await screen.findByRole('heading', { level: 1, name: texts.completeTitle })).toBe(
    document.activeElement,
  );
  expect(screen.getByText(texts.complete)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/');
  expect(await screen.findByText(texts.successTitle)).toBeTruthy();
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([{ ...answers, hidden: [] }]);
  expect(sent[0]?.headers).toMatchObject({ 'x-api-key': 'public-registration' });
  expect(sessionStorage.length).toBe(0);
});

it.each([
  ['email', texts.emailTaken, 'Email Address'],
  ['phone', texts.phoneTaken, 'Phone Number'],
])('goes back to the field when the %s is taken', async (path, sentence, label) => {
  const body = {
    error: sentence,
    message: sentence,
    code: `${path}-taken`,
    issues: [{ path, message: sentence }],
  };
  await visit({ status: 409, body });
  await goToLastStep();
  await press('Complete Registration');
  expect(document.activeElement).toBe(field(label));
  expect(field(label).getAttribute('aria-describedby')).toContain('error');
  expect(await screen.findAllByText(texts.failedTitle)).not.toHaveLength(0);
});

it.each([
  ['the server says', refused(429, 'Too many registrations.'), 'Too many registrations.'],
  ['it cannot be read', { status: 502, body: '<html>' }, texts.unreadable],
  ['it says nothing', { status: 500, body: {} }, texts.failed],
])('keeps the input when it fails, and reports what %s', async (_what, reply, sentence) => {
  await visit(reply);
  await goToLastStep();
  await press('Complete Registration');
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  expect(field('Message (Optional)').value).toBe(answers.message);
});

it('hides phone and e-mail by the server’s setting, and sends the member’s choice', async () => {
  const settings = ok(makeSiteSettings({ contactHiddenByDefault: true }));
  const { calls, unmount } = await visit(created, { '/api/site-settings': settings });
  const isPrivate = (name: string) =>
    screen.getByRole('switch', { name: `Keep my ${name} private` }).getAttribute('aria-checked');
  await screen.findByRole('switch', { name: 'Keep my email private', checked: true });
  expect(isPrivate('phone')).toBe('true');
  fireEvent.click(screen.getByRole('switch', { name: 'Keep my email private' }));
  expect([isPrivate('email'), isPrivate('phone')]).toEqual(['false', 'true']);
  await goToLastStep();
  await press('Complete Registration');
  const [sent] = calls.filter(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ ...answers, hidden: ['phone'] });
  unmount();
});

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
    const { calls } = await visit(created, { '/api/site-settings': () => settings });
    const isPrivate = (name: string) =>
      screen.getByRole('switch', { name: `Keep my ${name} private` }).getAttribute('aria-checked') === 'true';
    if (shown) fireEvent.click(screen.getByRole('switch', { name: `Keep my ${shown} private` }));
    expect(['email', 'phone'].filter(isPrivate)).toEqual(hidden);
    await goToLastStep();
    await press('Complete Registration');
    answer(ok(makeSiteSettings({ contactHiddenByDefault: false })));
    expect(await screen.findByRole('heading', { level: 1, name: texts.completeTitle })).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ...answers, hidden });
  },
);

it('restores the input after a reload', async () => {
  const { unmount } = await visit();
  await takeFirstStep();
  write('Current Location', 'Tamale');
  unmount();
  await visit();
  expect(field('Current Location').value).toBe('Tamale');
  await press('Previous');
  expect(field('Email Address').value).toBe(answers.email);
});

it('sends the key of the running server', async () => {
  const { calls } = await visit(created, {
    '/api/site-settings': ok(makeSiteSettings({ registrationKey: 'key of 2015' })),
  });
  await goToLastStep();
  await press('Complete Registration');
  const [sent] = calls.filter(({ method }) => method === 'POST');
  expect(sent?.headers).toMatchObject({ 'x-api-key': 'key of 2015' });
});

it('keeps the input when the server sends no key', async () => {
  const { calls } = await visit(created, { '/api/site-settings': refused(500, 'Out of order.') });
  await goToLastStep();
  await press('Complete Registration');
  expect(await screen.findAllByText('Out of order.')).not.toHaveLength(0);
  expect(field('Message (Optional)').value).toBe(answers.message);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('sends the hidden field that only a bot fills in', async () => {
  const { calls } = await visit();
  await goToLastStep();
  const trap = document.querySelector<HTMLInputElement>('[name=website]');
  if (trap) trap.value = 'https://spam.example';
  await press('Complete Registration');
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    website: 'https://spam.example',
  });
});
