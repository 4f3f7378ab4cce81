import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, screen, userEvent } from 'storybook/test';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { listings } from '#testing/records/content.ts';
import { failedRun, run } from '#testing/records/runs.ts';
import { answering, press, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = 'GET /api/admin/runs';
const answered = answering(read, { 'GET /api/shop': { body: listings } });

/** The pre-orders of all listings. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Pre-orders',
  parameters: {
    ...screenAt('/orders/runs', {
      [read]: { body: [run, { ...failedRun, id: failedRun.listingId, title: 'Class of 2015 hoodie' }] },
      'GET /api/shop': { body: listings },
    }),
  },
  play: shows(run.title),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
export const Empty: Story = answered({ body: [] }, messages.runs.none);
export const Loading: Story = answered('loading', 'Pre-orders');
export const Failing: Story = answered(failing, messages.runs.listFailed);

/** What is missing is said beside its field. */
export const Planning: Story = {
  play: async () => {
    await shows(run.title)();
    await press('Plan a pre-order');
    await userEvent.click(await screen.findByRole('button', { name: 'Add a price' }));
    await userEvent.type(screen.getByLabelText('From pieces'), '40');
    await userEvent.type(screen.getByLabelText('Price (GH₵)'), '82.50');
    await userEvent.click(screen.getByRole('button', { name: 'Plan it' }));
    await expect(await screen.findByText('The minimum is required')).toBeVisible();
    await expect(screen.getByText('Choose a listing')).toBeVisible();
    await expect(screen.getByText('Choose the day and the time')).toBeVisible();
  },
};
