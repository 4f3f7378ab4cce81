// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { screen, userEvent, waitFor } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { draftIn, panelStore } from '#lib/draft.ts';
import { listPath } from '#lib/listPath.ts';
import { queries } from '#providers/providers.ts';
import { openPanel } from '#testing/openPanel.tsx';
import { events, newsItems } from '#testing/records/content.ts';
import { press } from '#testing/screenStory.ts';
import { type Reply, refusal } from '#testing/storyNetwork.ts';

const [item] = newsItems;
const [event] = events;
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });

it('says why the server refused a record, also when no field is wrong', async () => {
  const why = 'The picture is no longer there. Please upload it again.';
  await openPanel({
    path: `/news/${item.id}/show`,
    replies: {
      [`GET /api/news/${item.id}`]: { body: item },
      [`PUT /api/news/${item.id}`]: { status: 400, body: refusal(why) },
    },
  });
  await userEvent.type(await title(), '!');
  await press('Save Changes');
  await screen.findByText(messages.news.updateFailed);
  expect(await screen.findByText(why)).toBeDefined();
});

it('opens with what was saved, not with what was read before', async () => {
  const saved = { ...event, title: 'Dinner under the trees' };
  let read: Reply = { body: event };
  await openPanel({
    path: '/events',
    replies: {
      'GET /api/events': { body: [event] },
      [`GET /api/events/${event.id}`]: () => read,
      [`PUT /api/events/${event.id}`]: { body: saved },
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: `Edit ${event.title}` }));
  await userEvent.type(await title(), '!');
  read = 'loading';
  await press('Save Changes');
  await screen.findByText(messages.events.updated);
  await userEvent.click(await screen.findByRole('link', { name: `Edit ${event.title}` }));
  expect((await title()).value).toBe(saved.title);
  // Nor does a copy of it stay for a day.
  const kept = queries.getQueryCache().findAll({ queryKey: ['events', 'getOne'] });
  expect(kept.map(({ queryKey }) => queryKey[2])).toEqual([{ id: event.id }]);
});

it('shows without a connection what was read before', async () => {
  await openPanel({
    path: '/events',
    replies: { 'GET /api/events': { body: [event] }, [`GET /api/events/${event.id}`]: { body: event } },
  });
  const edit = await screen.findByRole('link', { name: `Edit ${event.title}` });
  onlineManager.setOnline(false);
  await userEvent.click(edit);
  expect((await title()).value).toBe(event.title);
});

it('says what is missing while a new record cannot be published', async () => {
  await openPanel({ path: '/news/create', replies: {} });
  const publish = await screen.findByRole<HTMLButtonElement>('button', { name: 'Publish News' });
  expect(publish.disabled).toBe(true);
  const notice = document.getElementById(publish.getAttribute('aria-describedby') ?? '');
  expect(notice?.textContent).toBe('Choose an image first.');
});

it('keeps the draft of what is typed when the record was changed elsewhere and is read again', async () => {
  let read = event;
  const draft = () => draftIn(panelStore, `events/${event.id}`).read()?.values;
  await openPanel({
    path: `/events/edit/${event.id}`,
    replies: { [`GET /api/events/${event.id}`]: () => ({ body: read }) },
  });
  await userEvent.type(await title(), '!');
  await waitFor(() => expect(draft()).toEqual({ title: `${event.title}!` }));
  read = { ...event, location: 'The old library' };
  await queries.invalidateQueries({ queryKey: ['events'] });
  await screen.findByDisplayValue(read.location);
  expect((await title()).value).toBe(`${event.title}!`);
  expect(draft()).toEqual({ title: `${event.title}!` });
});

it('ends the draft of what was stored after its form was left', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const answered = new Promise<Reply>((resolve) => {
    answer = resolve;
  });
  const draft = () => draftIn(panelStore, `events/${event.id}`).read();
  await openPanel({
    path: `/events/edit/${event.id}`,
    replies: {
      'GET /api/news': { body: [] },
      [`GET /api/events/${event.id}`]: { body: event },
      [`PUT /api/events/${event.id}`]: () => answered,
    },
  });
  await userEvent.type(await title(), '!');
  await press('Save Changes');
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  await userEvent.click(screen.getByRole('link', { name: 'Content' }));
  await screen.findByText(messages.news.adminEmpty);
  expect(confirm).toHaveBeenCalledOnce();
  expect(draft()).toBeDefined();
  answer({ body: { ...event, title: `${event.title}!` } });
  await screen.findByText(messages.events.updated);
  expect(draft()).toBeUndefined();
});

it('leads from the answers of an event to its form, and from there to the list', async () => {
  await openPanel({
    path: listPath('events', { q: 'park' }),
    replies: {
      'GET /api/events': { body: [event] },
      [`GET /api/events/${event.id}`]: { body: event },
      [`GET /api/events/${event.id}/answers`]: { body: { event, coming: 0, notComing: 0, answers: [] } },
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: `Edit ${event.title}` }));
  await userEvent.click(await screen.findByRole('link', { name: 'See who is coming' }));
  await screen.findByText(messages.events.answersEmpty);
  await userEvent.click(screen.getByRole('link', { name: 'Event' }));
  await press('Back to Admin');
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('park');
});
