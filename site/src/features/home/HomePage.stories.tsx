import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, within } from 'storybook/test';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';
import { ok } from '#testing/replies.ts';
import { eventReads } from '#testing/storyEvents.ts';
import { newsItems, newsReads, noNews } from '#testing/storyNews.ts';

const reads = { ...newsReads, ...eventReads };

const meta = {
  ...pageStory,
  title: 'Pages/Home',
  tags: ['!autodocs'],
  args: { path: '/', api: reads },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: newsItems[0].title })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Homecoming dinner' })).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('2015 Year Group');
  },
};

export const EmptyNews: Story = {
  args: { api: { ...reads, '/api/news?limit=3': noNews } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.news.homeEmpty)).toBeInTheDocument();
  },
};

export const EmptyEvents: Story = {
  args: { api: { ...reads, '/api/events?limit=3': ok([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.events.homeEmpty)).toBeInTheDocument();
  },
};

export const NewsFailed: Story = {
  args: { api: { ...reads, '/api/news?limit=3': 'error' } },
  play: async ({ canvas }) => {
    const failure = await canvas.findByRole('alert');
    await expect(failure).toHaveTextContent(messages.news.fetchFailed);
    await expect(within(failure).getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const NewsComesAfterTryingAgain: Story = {
  args: { api: { ...reads, '/api/news?limit=3': ['offline', newsReads['/api/news?limit=3']] } },
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: newsItems[0].title })).toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A group that has published only its name: no empty sections, and no links to them. */
export const NotPublished: Story = {
  args: { api: { ...reads, '/api/group/home': ok({ section: 'home', version: 0, content: null }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: newsItems[0].title })).toBeInTheDocument();
    for (const title of ['About us', 'Our journey', 'Gallery']) {
      await expect(canvas.queryByText(title)).toBeNull();
    }
    await expect(canvas.queryByRole('link', { name: 'Discover Our Story' })).toBeNull();
  },
};

export const OwnTextsFailed: Story = {
  args: { api: { ...reads, '/api/group/home': 'error' } },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.group.homeFailed)).toBeVisible();
    await expect(canvas.getByRole('link', { name: newsItems[0].title })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { api: { '/api/news?limit=3': 'loading', '/api/events?limit=3': 'loading' } },
  play: async ({ canvas }) => {
    const waiting = await canvas.findAllByText(messages.loading);
    await expect(waiting.length).toBeGreaterThanOrEqual(2);
  },
};
