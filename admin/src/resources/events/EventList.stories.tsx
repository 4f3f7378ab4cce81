import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { events } from '#testing/records/content.ts';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = 'GET /api/events';
const answered = answering(read);

/** Events; what was moved or cancelled says so. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Events',
  parameters: { ...screenAt('/events', { [read]: { body: events } }) },
  play: shows(events[0].title),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
export const Empty: Story = answered({ body: [] }, messages.events.adminEmpty);
export const Loading: Story = answered('loading', 'Create Event');
export const Failing: Story = answered(failing, messages.events.fetchFailed);
