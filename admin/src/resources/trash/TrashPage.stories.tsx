import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { trash } from '#testing/records/log.ts';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';
import { trashTexts } from './TrashPage.tsx';

const read = 'GET /api/admin/trash';
const answered = answering(read);

/** What was deleted and can be restored. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Trash',
  parameters: { ...screenAt('/trash', { [read]: { body: trash } }) },
  play: shows(trash[0].title),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {
  play: async () => {
    await screen.findByText(trash[0].title);
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Settings' });
    await expect(back).toHaveAttribute('href', '/admin/settings');
  },
};
export const OnAPhone: Story = onAPhone;
export const Empty: Story = answered({ body: [] }, trashTexts.emptyText);
export const Loading: Story = answered('loading', 'Trash');
export const Failing: Story = answered(failing, trashTexts.failedText);
