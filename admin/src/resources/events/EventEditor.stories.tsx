import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { eventCancelled, events } from '#testing/records/content.ts';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = `GET /api/events/${eventCancelled.id}`;
const answered = answering(read);

/** The form of an event, here of one that was cancelled. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Event editor',
  parameters: {
    ...screenAt(`/events/edit/${eventCancelled.id}`, {
      [read]: { body: eventCancelled },
      'GET /api/events': { body: events },
    }),
  },
  play: shows('Save Changes'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
export const Empty: Story = {
  parameters: { panel: { path: '/events/create' } },
  play: shows('Publish Event'),
};
export const Loading: Story = answered('loading', 'Edit Event');
export const Failing: Story = answered(failing, messages.events.editLoadFailed);
