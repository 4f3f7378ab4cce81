import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { orders } from '#testing/records/orders.ts';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = 'GET /api/orders';
const answered = answering(read);

/** Orders of the shop. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Orders',
  parameters: { ...screenAt('/orders', { [read]: { body: orders } }) },
  play: shows(orders[0].customerName),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
export const Empty: Story = answered({ body: [] }, messages.orders.empty);
export const Loading: Story = answered('loading', 'Pack orders');
export const Failing: Story = answered(failing, messages.orders.listFailed);
