import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, screen } from 'storybook/test';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { newsItems } from '#testing/records/content.ts';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = 'GET /api/news';
const answered = answering(read);

/** News: the list that others are built like. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/News',
  parameters: { ...screenAt('/news', { [read]: { body: { news: newsItems, total: newsItems.length } } }) },
  play: shows(newsItems[0].title),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
export const Empty: Story = {
  ...answered({ body: { news: [], total: 0 } }, messages.news.adminEmpty),
  play: async () => {
    await screen.findByText(messages.news.adminEmpty);
    await expect(screen.queryByRole('button', { name: 'Delete News by Batch' })).toBeNull();
  },
};
export const Loading: Story = answered('loading', 'Create News');
export const Failing: Story = answered(failing, messages.news.fetchFailed);
