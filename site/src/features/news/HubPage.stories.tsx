import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, within } from 'storybook/test';
import { type PageArgs, pageStory, visitOf } from '#testing/pageStory.tsx';
import { ok } from '#testing/replies.ts';
import { eventReads, pastEvents, upcomingEvents } from '#testing/storyEvents.ts';
import { newsItems, newsReads, noNews } from '#testing/storyNews.ts';

const meta = {
  ...pageStory,
  title: 'Pages/News hub',
  tags: ['!autodocs'],
  args: { path: '/news', api: { ...newsReads, ...eventReads } },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const eventsPath = '/news?tab=events';
/** The second of three pages. */
const secondPage = { path: '/news?page=2', api: { '/api/news': ok({ news: newsItems, total: 25 }) } };

export const News: Story = {
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('tabpanel', { name: 'Latest News' });
    const titles = await within(panel).findAllByRole('heading');
    await expect(titles.map(({ textContent }) => textContent)).toEqual(newsItems.map(({ title }) => title));
  },
};

export const Events: Story = {
  args: { path: eventsPath },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: upcomingEvents[0].title })).toBeInTheDocument();
    await expect(canvas.getByRole('tab', { name: 'Upcoming Events' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const TurnsToTheEventsByTab: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Upcoming Events' }));
    await expect(await canvas.findByRole('link', { name: upcomingEvents[0].title })).toBeInTheDocument();
    await expect(visitOf({ loaded }).router.state.location.search).toBe('?tab=events');
  },
};

export const PastEvents: Story = {
  args: { path: eventsPath, api: { '/api/events': ok(pastEvents) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.events.hubEmpty)).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Past events' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: pastEvents[0].title })).toBeInTheDocument();
  },
};

export const OneStory: Story = { args: { api: { '/api/news': ok({ news: [newsItems[0]], total: 1 }) } } };

export const SecondPage: Story = {
  args: secondPage,
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: 'Pages of news' }));
    await expect(pages.getByText('Page 2 of 3')).toBeVisible();
    await expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/news');
    await expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/news?page=3');
  },
};

export const TurnsThePage: Story = {
  tags: ['no-picture'],
  args: secondPage,
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Next' }));
    await expect(await canvas.findByText('Page 3 of 3')).toBeInTheDocument();
    await expect(visitOf({ loaded }).router.state.location.search).toBe('?page=3');
    await expect(canvas.getByRole('link', { name: newsItems[0].title })).toBeVisible();
  },
};

export const BeyondTheLastPage: Story = {
  args: { path: '/news?page=9', api: { '/api/news': ok({ news: [], total: 25 }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.news.pageEmpty)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Latest news' })).toHaveAttribute('href', '/news');
  },
};

export const Empty: Story = {
  args: { api: { '/api/news': noNews } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.news.hubEmpty)).toBeInTheDocument();
  },
};

export const EmptyEvents: Story = {
  args: { path: eventsPath, api: { '/api/events': ok([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.events.hubEmpty)).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { api: { '/api/news': 'loading' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.loading)).toBeInTheDocument();
  },
};

export const LoadingEvents: Story = { args: { path: eventsPath, api: { '/api/events': 'loading' } } };

export const Failed: Story = {
  args: { api: { '/api/news': 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.news.fetchFailed);
  },
};

export const Offline: Story = {
  args: { path: eventsPath, api: { '/api/events': 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.events.fetchFailed);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
