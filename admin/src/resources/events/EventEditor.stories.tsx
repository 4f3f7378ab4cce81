import type { Meta, StoryObj } from '@storybook/react-vite';
import type { EventAnswers } from '@year-group/api-types/content/eventAnswer';
import { messages } from '@year-group/api-types/messages';
import { expect, screen, userEvent } from 'storybook/test';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { eventCancelled, events } from '#testing/records/content.ts';
import { answering, press, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = `GET /api/events/${eventCancelled.id}`;
const answered = answering(read);
const [planned] = events;
const said = (contact: string, coming = true) => ({
  name: 'Ama Owusu',
  coming,
  guests: 0,
  contact,
  answeredAt: '2026-11-20T08:15:00.000Z',
});
const answers: EventAnswers = {
  event: planned,
  coming: 2,
  notComing: 1,
  answers: [said('ama@example.org'), said(''), said('', false)],
};

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
/** The Tab key goes through the form, not through the page beside it. */
export const PreviewOutOfTheWay: Story = {
  tags: ['no-picture'],
  play: async () => {
    await expect(await screen.findByTitle('How it will look')).toHaveAttribute('tabindex', '-1');
  },
};
export const OnAPhone: Story = onAPhone;
export const Empty: Story = {
  parameters: { panel: { path: '/events/create' } },
  play: shows('Publish Event'),
};
/** Saved, it leads back to the list with its search. */
export const LeadsBack: Story = {
  parameters: {
    panel: {
      path: '/events?filter=%7B%22q%22%3A%22dinner%22%7D',
      replies: {
        [`GET /api/events/${planned.id}`]: { body: planned },
        [`PUT /api/events/${planned.id}`]: { body: planned },
      },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: `Edit ${planned.title}` }));
    await press('Save Changes');
    await expect(await screen.findByRole('searchbox')).toHaveValue('dinner');
  },
};
/** Before it is saved as cancelled, the question says who gets a letter. */
export const AsksBeforeCancelling: Story = {
  parameters: {
    panel: {
      path: `/events/edit/${planned.id}`,
      replies: {
        [`GET /api/events/${planned.id}`]: { body: planned },
        [`GET /api/events/${planned.id}/answers`]: { body: answers },
      },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'State' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cancelled' }));
    await press('Save Changes');
    await screen.findByText(/Of 2 who said yes, 1 left an e-mail and 0 a phone number/);
    await press('Go back');
    await screen.findByText('Nothing was saved.');
  },
};
export const Loading: Story = answered('loading', 'Edit Event');
export const Failing: Story = answered(failing, messages.events.editLoadFailed);
