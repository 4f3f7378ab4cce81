import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, screen } from 'storybook/test';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { newsItems } from '#testing/records/content.ts';
import { answering, press, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const [item] = newsItems;
const read = `GET /api/news/${item.id}`;
// A record that is in the list already is shown at once.
const answered = answering(read, { 'GET /api/news': 'loading' });

/** The form of a news item, as all forms are. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Editor',
  parameters: {
    ...screenAt(`/news/${item.id}/show`, {
      'GET /api/news': { body: { news: newsItems, total: newsItems.length } },
      [read]: { body: item },
    }),
  },
  play: shows('Save Changes'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
export const Empty: Story = {
  parameters: { panel: { path: '/news/create' } },
  play: shows('Publish News'),
};
/** A page that was opened by its address has nothing of the panel behind it. */
export const LeadsToTheDashboard: Story = {
  tags: ['no-picture'],
  parameters: {
    panel: { path: '/news/create', replies: { 'GET /api/admin/dashboard': 'loading' } },
  },
  play: async () => {
    await press('Back to Admin');
    await expect(await screen.findByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  },
};
export const Loading: Story = answered('loading', 'Edit News');
export const Failing: Story = answered(failing, messages.news.fetchFailed);
