import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect } from 'storybook/test';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';
import { ok, refused } from '#testing/replies.ts';
import { longItem, longTitle, newsItems, newsReads, noNews, plainItem } from '#testing/storyNews.ts';

const [item] = newsItems;

const meta = {
  ...pageStory,
  title: 'Pages/Article',
  tags: ['!autodocs'],
  args: { path: '/news/1', api: { ...newsReads, '/api/news/1': ok(item) } },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: item.title })).toBeInTheDocument();
    await expect(canvas.getByText('October 30, 2026')).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { name: 'Related Articles' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: newsItems[3].title })).toBeInTheDocument();
  },
};

export const LongTitle: Story = {
  args: { api: { ...newsReads, '/api/news/1': ok(longItem) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: longTitle })).toBeInTheDocument();
  },
};

export const NoPicture: Story = {
  args: { api: { ...newsReads, '/api/news/1': ok(plainItem) } },
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: plainItem.title });
    await expect(canvasElement.querySelector('article [data-drawing=book]')).toBeVisible();
  },
};

export const NothingRelated: Story = {
  args: { api: { '/api/news/1': ok(item), '/api/news?limit=4': noNews } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: item.title });
    await expect(canvas.queryByRole('heading', { name: 'Related Articles' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { api: { '/api/news/1': 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).toHaveTextContent(messages.loading);
  },
};

export const NotFound: Story = {
  args: { api: { '/api/news/1': refused(404, messages.news.notFound, 'not-found') } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: messages.notFound.text }),
    ).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { api: { '/api/news/1': 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.news.fetchFailed);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(messages.news.pageFailed);
    await expect(canvas.getByRole('link', { name: 'Back to the news' })).toHaveAttribute('href', '/news');
  },
};

export const ComesAfterTryingAgain: Story = {
  tags: ['no-picture'],
  args: { api: { ...newsReads, '/api/news/1': ['offline', ok(item)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: item.title })).toBeInTheDocument();
  },
};
