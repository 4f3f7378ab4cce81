// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeEvent } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import { eventsApi } from '#store/api/eventsApi.ts';
import { openPage } from '#testing/openPage.tsx';
import { ok } from '#testing/replies.ts';
import { storyNow } from '#testing/storyEnvironment.ts';
import * as stories from './EventPage.stories.tsx';

const event = makeEvent();
const others = ['A', 'B', 'C'].map((title) => makeEvent({ title }));
const visit = (shown = event) =>
  openPage(stories, 'Upcoming', {
    path: `/events/${shown.id}`,
    api: { [`/api/events/${shown.id}`]: ok(shown), '/api/events?limit=4': ok([shown, ...others]) },
  });

it('shows Loading..., then when and where', async () => {
  await visit();
  expect(screen.getAllByText(messages.loading).length).toBeGreaterThan(0);
  const facts = within(await screen.findByRole('complementary'));
  expect(facts.getByText('December 19, 2026')).toBeInTheDocument();
  expect(facts.getByText('6:30 pm')).toBeInTheDocument();
  expect(facts.getByText(event.location)).toBeInTheDocument();
});

it('offers calendars for an upcoming event, and none for a past one', async () => {
  const { unmount } = await visit();
  const file = await screen.findByRole('link', { name: /\.ics/ });
  expect(file).toHaveAttribute('href', `/events/${event.id}.ics`);
  unmount();
  await visit(makeEvent({ date: '2020-01-04' }));
  expect(await screen.findByText('This event is over.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /\.ics/ })).toBeNull();
});

it('deletes this device’s answers to events long ago', async () => {
  const answer = (until: number) => ({ id: 'a', until });
  await openPage(stories, 'Upcoming', {
    path: `/events/${event.id}`,
    device: { eventAnswers: { past: answer(storyNow - 1), coming: answer(storyNow + 1) } },
    api: { [`/api/events/${event.id}`]: ok(event), '/api/events?limit=4': ok([event]) },
  });
  await screen.findByRole('heading', { level: 1 });
  expect(JSON.parse(localStorage.getItem('eventAnswers') ?? '')).toEqual({ coming: answer(storyNow + 1) });
});

it('keeps this device’s answer to an event that was moved to later', async () => {
  const answer = { id: 'a', answer: { coming: true, name: 'Ama', guests: 0, contact: '' } };
  await openPage(stories, 'Upcoming', {
    path: `/events/${event.id}`,
    device: { eventAnswers: { [event.id]: { ...answer, until: storyNow - 1 } } },
    api: { [`/api/events/${event.id}`]: ok(event), '/api/events?limit=4': ok([event]) },
  });
  expect(await screen.findByRole('button', { name: 'Take back' })).toBeVisible();
});

it('lets a “no” be taken back also when the event has begun and nobody came', async () => {
  const past = makeEvent({ date: '2026-11-01', startsAt: '2026-11-01T18:30:00.000Z', coming: 0 });
  const answer = { coming: false, name: 'Ama', guests: 0, contact: '' };
  const { user } = await openPage(stories, 'Upcoming', {
    path: `/events/${past.id}`,
    device: { eventAnswers: { [past.id]: { id: 'a', until: storyNow + 1, answer } } },
    api: {
      [`/api/events/${past.id}`]: ok(past),
      '/api/events?limit=4': ok([past]),
      'DELETE /api/event-answers/a': ok({ deleted: 1 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  expect(await screen.findByRole('heading', { name: 'Answers are closed' })).toHaveFocus();
});

it('lets an answer be taken back whose reply was lost', async () => {
  const { calls, user } = await openPage(stories, 'Upcoming', {
    path: `/events/${event.id}`,
    device: { eventAnswers: { [event.id]: { id: 'a', until: storyNow + 1 } } },
    api: {
      [`/api/events/${event.id}`]: ok(event),
      '/api/events?limit=4': ok([event]),
      'PUT /api/event-answers/a': 'offline',
      'DELETE /api/event-answers/a': ['offline', ok({ deleted: 1 })],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'I’m coming' }));
  await user.type(screen.getByLabelText('Your name'), 'Ama');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText(/We do not know whether your answer arrived/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText(/We do not know whether your answer was taken back/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull());
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
});

it('takes no change of an answer while it is sent, which would be lost', async () => {
  const { user } = await openPage(stories, 'Upcoming', {
    path: `/events/${event.id}`,
    device: { eventAnswers: { [event.id]: { id: 'a', until: storyNow + 1 } } },
    api: {
      [`/api/events/${event.id}`]: ok(event),
      '/api/events?limit=4': ok([event]),
      'PUT /api/event-answers/a': 'loading',
    },
  });
  await user.click(await screen.findByRole('button', { name: 'I’m coming' }));
  await user.type(screen.getByLabelText('Your name'), 'Ama');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await screen.findByRole('button', { name: 'Sending...' });
  await user.type(screen.getByLabelText('Your name'), ' Owusu');
  await user.selectOptions(screen.getByLabelText('Who comes with you'), '2 people');
  expect(screen.getByLabelText('Your name')).toHaveValue('Ama');
  expect(screen.getByLabelText('Your name')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Your e-mail or phone (optional)')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Who comes with you')).toHaveValue('0');
});

it('shows related events', async () => {
  await visit();
  const related = (await screen.findByRole('heading', { name: 'Related Events' })).closest('section');
  expect(within(related as HTMLElement).getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

it('shows a drawing where the event has no picture', async () => {
  await visit(makeEvent({ imageUrl: '' }));
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector('article [data-drawing=hills]')).toBeInTheDocument();
});

it('says that an event was cancelled, and offers only the file that updates a calendar', async () => {
  await visit(makeEvent({ state: 'cancelled' }));
  expect(await screen.findByText('This event was cancelled.')).toBeInTheDocument();
  expect(screen.getByText('Update your calendar')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /\.ics/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Google Calendar' })).toBeNull();
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
    'https://schema.org/EventCancelled',
  );
});

it('says when a moved event was to be before', async () => {
  await visit(makeEvent({ state: 'moved', movedFrom: '2026-12-18T18:30:00.000Z' }));
  expect(await screen.findByText(/This event was moved\./)).toHaveTextContent(
    'It was planned for December 18, 2026 at 6:30 pm.',
  );
  const facts = document.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(facts).toContain('https://schema.org/EventRescheduled');
  expect(facts).toContain('"previousStartDate":"2026-12-18T18:30:00.000Z"');
});

it('leaves an event for another one at once', async () => {
  const api = { [`/api/events/${event.id}`]: ok(event), '/api/events?limit=4': ok([event, ...others]) };
  const { user } = await openPage(stories, 'Upcoming', {
    path: `/events/${event.id}`,
    api: { ...api, [`/api/events/${others[0]?.id}`]: 'loading' },
  });
  await user.click(await screen.findByRole('link', { name: 'A' }));
  expect((await screen.findAllByText(messages.loading)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('heading', { name: event.title })).toBeNull();
});

it('closes an open answer when another event is opened', async () => {
  const { user, store } = await visit();
  const [other = event] = others;
  await store.dispatch(
    eventsApi.util.upsertQueryData('getEvent', other.id, { ...other, description: '' as never }),
  );
  await user.click(await screen.findByRole('button', { name: 'I’m coming' }));
  await user.type(screen.getByLabelText('Your name'), 'Ama');
  await user.click(screen.getByRole('link', { name: 'A' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'A' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Your name')).toBeNull();
});

it('leads to the empty name each time an answer is sent without it', async () => {
  const { user } = await visit();
  await user.click(await screen.findByRole('button', { name: 'I’m coming' }));
  const name = screen.getByLabelText<HTMLInputElement>('Your name');
  expect(name).toBeRequired();
  // In this tab, it would lose what was typed.
  expect(within(name.form as HTMLElement).getByRole('link', { name: 'Privacy' })).toHaveAttribute(
    'target',
    '_blank',
  );
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(screen.getByText(messages.events.answerNameRequired)).toBeInTheDocument();
    expect(name).toHaveFocus();
  };
  await send();
  await send();
});
