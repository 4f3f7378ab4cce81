// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeEvent, makeNewsItem } from '@year-group/api-types/testing/factories';
import { expect, it, vi } from 'vitest';
import { openPage } from '#testing/openPage.tsx';
import { ok } from '#testing/replies.ts';
import { noNews } from '#testing/storyNews.ts';
import * as stories from './HomePage.stories.tsx';

const openEmpty = () =>
  openPage(stories, 'Success', { api: { '/api/news?limit=3': noNews, '/api/events?limit=3': ok([]) } });

it('shows its sections in the order of docs/spec.md#pages, with empty states', async () => {
  await openEmpty();
  expect(await screen.findByText(messages.news.homeEmpty)).toBeInTheDocument();
  expect(await screen.findByText(messages.events.homeEmpty)).toBeInTheDocument();
  const kickers = screen.getAllByRole('region').map((section) => section.querySelector('p')?.textContent);
  expect(kickers).toEqual(['About us', 'Our journey', 'Gallery', 'Events', 'News', 'Stay in touch']);
});

it('links to the about section by button and by arrow', async () => {
  await openEmpty();
  for (const name of ['Discover Our Story', 'Scroll down to About']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#about');
  }
  await screen.findByText(messages.news.homeEmpty);
  expect(document.getElementById('about')).toBeInTheDocument();
});

it('shows news and events with links', async () => {
  const [item, event] = [makeNewsItem(), makeEvent()];
  await openPage(stories, 'Success', {
    api: { '/api/news?limit=3': ok({ news: [item], total: 1 }), '/api/events?limit=3': ok([event]) },
  });
  expect(await screen.findByRole('link', { name: item.title })).toHaveAttribute('href', `/news/${item.id}`);
  expect(await screen.findByRole('link', { name: event.title })).toHaveAttribute(
    'href',
    `/events/${event.id}`,
  );
  expect(screen.getByText('6:30 pm')).toBeInTheDocument();
});

it('links to news, events, membership and donations', async () => {
  await openEmpty();
  await screen.findByText(messages.news.homeEmpty);
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const target of ['/news', '/news?tab=events', '/member-login', '/register', '/donate']) {
    expect(targets).toContain(target);
  }
});

it('logs an unknown path, without an error', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  await openPage(stories, 'Success', { path: '/nowhere' });
  expect(screen.getByRole('heading', { name: messages.notFound.text })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: messages.notFound.home })).toHaveAttribute('href', '/');
  expect(info).toHaveBeenCalledWith('Not found:', '/nowhere');
  info.mockRestore();
});
