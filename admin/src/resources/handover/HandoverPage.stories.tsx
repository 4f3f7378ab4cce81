import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { handover } from '#testing/records/handover.ts';
import { officers } from '#testing/records/officers.ts';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = 'GET /api/admin/handover';
const answered = answering(read);

/** The website goes from one set of officers to the next. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Handover',
  parameters: {
    ...screenAt('/settings/handover', {
      [read]: { body: { handover } },
      'GET /api/admin/officers': { body: officers },
    }),
  },
  play: shows('Finish the handover'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
export const Empty: Story = answered({ body: { handover: null } }, 'Start the handover');
export const Finished: Story = answered(
  { body: { handover: { ...handover, finishedAt: '2026-11-22T17:30:00.000Z' } } },
  'Print the sheet',
);
export const Loading: Story = answered('loading', 'Handover');
export const Failing: Story = answered(failing, messages.handover.readFailed);
