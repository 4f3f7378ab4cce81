import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { makeNewsItem } from '@year-group/api-types/testing/factories';
import { expect, screen, userEvent } from 'storybook/test';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { newsItems } from '#testing/records/content.ts';
import { answering, press, screenAt } from '#testing/screenStory.ts';
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

const seven = Array.from({ length: 7 }, (_, index) => makeNewsItem({ title: `News ${index + 1}` }));
const [newest] = seven;
const pageAt = ({ searchParams }: URL) => {
  const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
  return { news: seven.slice((page - 1) * limit, page * limit), total: seven.length };
};
const loadMore = async () => {
  await screen.findByText('5 of 7 shown');
  await userEvent.click(screen.getByRole('button', { name: 'Load More News' }));
  await screen.findByText('7 of 7 shown');
};
/** It starts with five rows, and again after a change or a deletion by batch; the focus is where it was. */
export const StartsAgain: Story = {
  parameters: {
    panel: {
      replies: {
        [read]: { body: pageAt },
        [`GET /api/news/${newest?.id}`]: { body: newest },
        [`PUT /api/news/${newest?.id}`]: { body: newest },
        'DELETE /api/admin/news/delete-by-batch': { body: { deleted: 1 } },
      },
    },
  },
  play: async () => {
    await loadMore();
    await userEvent.click(screen.getByRole('link', { name: 'Edit News 1' }));
    await press('Save Changes');
    await screen.findByText('5 of 7 shown');
    await expect(screen.getByRole('link', { name: 'Edit News 1' })).toHaveFocus();
    await loadMore();
    await userEvent.type(screen.getByLabelText('Batch size'), '1');
    await press('Delete News by Batch');
    await press('Yes, delete them');
    await screen.findByText('5 of 7 shown');
    await expect(screen.getByRole('button', { name: 'Delete News by Batch' })).toHaveFocus();
  },
};
export const Failing: Story = answered(failing, messages.news.fetchFailed);
