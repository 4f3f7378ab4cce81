import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { failedRun, run } from '#testing/records/runs.ts';
import { answering, press, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = `GET /api/admin/runs/${run.id}`;
const answered = answering(read);

/** One pre-order: its money, the printer's sheet, its buyers, and what can be done with it. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Pre-order',
  parameters: { ...screenAt(`/orders/runs/${run.id}`, { [read]: { body: run } }) },
  play: shows('31 of 40 paid, 9 missing'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
export const Refunds: Story = answered({ body: failedRun }, '1 of 4 refunded');
export const Draft: Story = answered(
  { body: { ...run, state: 'draft', paid: 0, sheet: [], buyers: [], priceSteps: [] } },
  'Delete the draft',
);
export const Loading: Story = answered('loading', 'Pre-order');
export const Failing: Story = answered(failing, messages.runs.readFailed);

/** Who ordered and has not paid is apart from the buyers, and can be reminded. */
export const Unpaid: Story = {
  play: async () => {
    const part = await screen.findByRole('region', { name: 'Ordered, not paid' });
    await expect(within(part).getByRole('link', { name: 'WhatsApp Kojo Ansah' })).toBeVisible();
    await expect(within(part).queryByText('Efua Mensah')).toBeNull();
  },
};

/** What the provider cannot return is noted with a proof of it. */
export const RefundByHand: Story = {
  parameters: { panel: { replies: { [read]: { body: failedRun } } } },
  play: async () => {
    await press(/^Refund .*, Ama Owusu$/);
    await screen.findByLabelText('Proof of the refund');
  },
};

/** What cannot be taken back asks first; Enter does not do it by accident. */
export const AsksFirst: Story = {
  play: async () => {
    await press('Cancel and refund');
    await screen.findByText(/each of them must be refunded/);
    await press('Cancel');
    await waitFor(() => expect(screen.queryByText(/each of them must be refunded/)).toBeNull());
  },
};
