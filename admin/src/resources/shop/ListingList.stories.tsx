import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, screen } from 'storybook/test';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { listings } from '#testing/records/content.ts';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = 'GET /api/shop';
const answered = answering(read);

/** What the shop sells. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Shop',
  parameters: { ...screenAt('/shop', { [read]: { body: listings } }) },
  play: shows(listings[0].title),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What shoppers choose about each. */
export const WithData: Story = {
  play: async () => expect(await screen.findByRole('cell', { name: 'House engraved' })).toBeVisible(),
};
export const OnAPhone: Story = onAPhone;
export const Empty: Story = answered({ body: [] }, messages.listings.empty);
export const Loading: Story = answered('loading', 'Create Listing');
export const Failing: Story = answered(failing, messages.listings.fetchFailed);
