// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeEvent } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import { ok, renderRoute } from '#testing/renderRoute.tsx';

const event = makeEvent();
const others = ['A', 'B', 'C'].map((title) => makeEvent({ title }));
const apiOf = (shown = event) => ({
  [`/api/events/${shown.id}`]: ok(shown),
  '/api/events?limit=4': ok([shown, ...others]),
});
const state = { site: { publicUrl: 'https://example.com', now: Date.UTC(2026, 10, 20) } };

it('shows when and where', async () => {
  await renderRoute(`/events/${event.id}`, { api: apiOf(), state });
  const facts = within(await screen.findByRole('complementary'));
  expect(facts.getByText('December 19, 2026')).toBeTruthy();
  expect(facts.getByText('6:30 pm')).toBeTruthy();
  expect(facts.getByText(event.location)).toBeTruthy();
});

it('offers calendars for an upcoming event, and none for a past one', async () => {
  const { unmount } = await renderRoute(`/events/${event.id}`, { api: apiOf(), state });
  expect((await screen.findByRole('link', { name: /\.ics/ })).getAttribute('href')).toBe(
    `/events/${event.id}.ics`,
  );
  unmount();
  const past = makeEvent({ date: '2020-01-04' });
  await renderRoute(`/events/${past.id}`, { api: apiOf(past), state });
  expect(await screen.findByText('This event is over.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /\.ics/ })).toBeNull();
});

it('shows related events', async () => {
  await renderRoute(`/events/${event.id}`, { api: apiOf(), state });
  const related = (await screen.findByRole('heading', { name: 'Related Events' })).closest('section');
  expect(within(related as HTMLElement).getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

it('shows a placeholder where the event has no picture', async () => {
  const bare = makeEvent({ imageUrl: '' });
  await renderRoute(`/events/${bare.id}`, { api: apiOf(bare), state });
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector('article img')?.getAttribute('src')).toContain('/placeholders/event');
});

it('shows Loading... until it has loaded', async () => {
  await renderRoute(`/events/${event.id}`, { api: apiOf(), state });
  expect(screen.getAllByText(messages.loading).length).toBeGreaterThan(0);
  expect(await screen.findByRole('heading', { level: 1, name: event.title })).toBeTruthy();
});
