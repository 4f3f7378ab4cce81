import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import { messages } from '@year-group/api-types/messages';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
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
/** A card says the status once: to choose another. */
export const OnAPhone: Story = {
  ...onAPhone,
  play: async () => {
    await screen.findByText(orders[0].customerName);
    await expect(screen.queryByText('To pack')).toBeNull();
  },
};
export const Empty: Story = answered({ body: [] }, messages.orders.empty);
/** Chooses a status for an order that is not paid. */
async function choose(status: OrderStatus) {
  const name = `Status of the order of ${orders[1].customerName}`;
  const select = await screen.findByRole('combobox', { name });
  await waitFor(() => expect(select).toBeEnabled());
  await userEvent.selectOptions(select, status);
}

/** What an officer's word makes paid has a reason. */
export const AsksHowItWasPaid: Story = {
  play: async () => {
    await choose('paid');
    const question = within(await screen.findByRole('dialog', { name: /^Say how the money was received/ }));
    await userEvent.click(question.getByRole('button', { name: 'Change status' }));
    await question.findByText('Required');
  },
};

/** The money of an order that would be shipped has not arrived. */
export const AsksBeforeShipping: Story = {
  play: async () => {
    await choose('shipped');
    const question = within(await screen.findByRole('dialog', { name: messages.orders.shipTitle }));
    await question.findByText(messages.orders.shipText(false));
  },
};

export const Loading: Story = answered('loading', 'Pack orders');
export const Failing: Story = answered(failing, messages.orders.listFailed);
