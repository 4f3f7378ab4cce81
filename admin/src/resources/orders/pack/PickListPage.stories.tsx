import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, screen, within } from 'storybook/test';
import { onAPhone, panelScreen } from '#testing/inPanel.tsx';
import { listingToPick, ordersToPick } from '#testing/records/orders.ts';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = 'GET /api/orders';
const answered = answering(read);

/** What the orders to pack need together. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Pick list',
  parameters: {
    ...screenAt('/orders/pick', {
      [read]: { body: ordersToPick },
      'GET /api/shop': { body: [listingToPick] },
    }),
  },
  play: async () => {
    const sizes = await screen.findAllByRole('row', { name: /^Anniversary polo shirt/ });
    await expect(sizes.map((each) => each.textContent?.match(/· ([ML])/)?.[1])).toEqual(['M', 'L']);
    const row = await screen.findByRole('row', { name: /^Anniversary polo shirt · L / });
    await expect(within(row).getByRole('cell', { name: '4' })).toBeVisible();
    await expect(row).toHaveTextContent('7D4A9C8B, 2B91E0F3');
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
export const Empty: Story = answered({ body: [] }, messages.orders.nothingToPack);
export const Loading: Story = answered('loading', 'Pick list');
export const Failing: Story = answered(failing, messages.orders.listFailed);
