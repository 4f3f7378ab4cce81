import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { order } from '#testing/records/orders.ts';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = 'GET /api/orders';
const answered = answering(read);

/** Orders to pack, one after the other. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Pack orders',
  parameters: { ...screenAt('/orders/pack', { [read]: { body: [order] } }) },
  play: shows('Ship, then the next'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
export const Empty: Story = answered({ body: [] }, messages.orders.nothingToPack);
export const Loading: Story = answered('loading', 'Pack orders');
export const Failing: Story = answered(failing, messages.orders.listFailed);
