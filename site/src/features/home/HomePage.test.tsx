// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeEvent, makeNewsItem } from '@year-group/api-types/testing/factories';
import { expect, it, vi } from 'vitest';
import { ok, refused, renderRoute } from '#testing/renderRoute.tsx';

const nothing = { '/api/news?limit=3': ok({ news: [], total: 0 }), '/api/events?limit=3': ok([]) };

it('shows its sections in the order of docs/spec.md#pages', async () => {
  await renderRoute('/', { api: nothing });
  await screen.findByText(messages.news.homeEmpty);
  const kickers = screen.getAllByRole('region').map((section) => section.querySelector('p')?.textContent);
  expect(kickers).toEqual(['About us', 'Our journey', 'Gallery', 'Events', 'News', 'Stay in touch']);
});

it('links to the about section by button and by arrow', async () => {
  await renderRoute('/', { api: nothing });
  for (const name of ['Discover Our Story', 'Scroll down to About']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('#about');
  }
  expect(document.getElementById('about')).not.toBeNull();
});

it('shows empty states without news and events', async () => {
  await renderRoute('/', { api: nothing });
  expect(await screen.findByText(messages.news.homeEmpty)).toBeTruthy();
  expect(await screen.findByText(messages.events.homeEmpty)).toBeTruthy();
});

it('shows news and events with links', async () => {
  const [item, event] = [makeNewsItem(), makeEvent()];
  await renderRoute('/', {
    api: { '/api/news?limit=3': ok({ news: [item], total: 1 }), '/api/events?limit=3': ok([event]) },
  });
  expect((await screen.findByRole('link', { name: item.title })).getAttribute('href')).toBe(
    `/news/${item.id}`,
  );
  expect((await screen.findByRole('link', { name: event.title })).getAttribute('href')).toBe(
    `/events/${event.id}`,
  );
  expect(screen.getByText('6:30 pm')).toBeTruthy();
});

it('offers to try again when the news could not be read', async () => {
  let isDown = true;
  const reply = () => (isDown ? refused(500, 'Broken') : ok({ news: [makeNewsItem()], total: 1 }));
  await renderRoute('/', { api: { ...nothing, '/api/news?limit=3': reply } });
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain(messages.news.fetchFailed);
  isDown = false;
  fireEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: makeNewsItem().title })).toBeTruthy();
});

it('links to news, events, membership and donations', async () => {
  await renderRoute('/', { api: nothing });
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const target of ['/news', '/news?tab=events', '/member-login', '/register', '/donate']) {
    expect(targets).toContain(target);
  }
});

it('logs an unknown path, without an error', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  await renderRoute('/nowhere');
  expect(screen.getByRole('heading', { name: messages.notFound.text })).toBeTruthy();
  expect(screen.getByRole('link', { name: messages.notFound.home }).getAttribute('href')).toBe('/');
  expect(info).toHaveBeenCalledWith('Not found:', '/nowhere');
});
