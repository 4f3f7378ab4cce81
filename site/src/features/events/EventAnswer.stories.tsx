import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Event } from '@year-group/api-types/content/event';
import { messages } from '@year-group/api-types/messages';
import { expect, screen, userEvent } from 'storybook/test';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';
import { ok, refused } from '#testing/replies.ts';
import { dinner, eventReads, pastEvents } from '#testing/storyEvents.ts';
import type { StoryReply } from '#testing/storyNetwork.ts';

const answerId = '6a0f5c5e-1c5e-4b7c-9d51-0c8b7c1d2e3f';
const call = `PUT /api/event-answers/${answerId}`;
const showing = (event: Event) => ({
  ...eventReads,
  '/api/events/1': ok(event),
  [`/api/events/${event.id}`]: ok(event),
});
const counted = { ...dinner, coming: 23 };

/** What this device keeps: the id of its answer, and the answer once it was sent. */
const keeping = (event: Event, answer?: object) => ({
  eventAnswers: { [event.id]: { id: answerId, answer, until: Date.parse('2027-02-01') } },
});
const ownAnswer = { name: 'Ama Owusu', coming: true, guests: 1, contact: '+233241234567' };

const meta = {
  ...pageStory,
  title: 'Pages/Event answers',
  tags: ['!autodocs'],
  args: { path: '/events/1', api: showing(counted) },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Writes a name into the opened form and sends it. */
async function send() {
  await userEvent.click(await screen.findByRole('button', { name: 'I’m coming' }));
  await userEvent.type(screen.getByLabelText('Your name'), 'Ama Owusu');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
}
const sending = (reply: StoryReply): Partial<PageArgs> => ({
  api: { ...showing(counted), [call]: reply },
  device: keeping(counted),
});

export const WithCount: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('23 people are coming.')).toBeInTheDocument();
  },
};

export const NoAnswers: Story = {
  args: { api: showing(dinner) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'I can’t' })).toBeInTheDocument();
  },
};

export const Form: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I’m coming' }));
    await expect(canvas.getByLabelText('Your name')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.events.answerNameRequired);
  },
};

/** What is neither an e-mail nor a phone is not sent. */
export const WrongContact: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I’m coming' }));
    const contact = canvas.getByLabelText('Your e-mail or phone (optional)');
    await userEvent.type(canvas.getByLabelText('Your name'), 'Ama Owusu');
    await userEvent.type(contact, 'ama');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.events.contactInvalid);
    await expect(contact).toHaveFocus();
  },
};

export const Sending: Story = {
  args: sending('loading'),
  play: async ({ canvas }) => {
    await send();
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeInTheDocument();
  },
};

export const NotSent: Story = {
  args: sending('offline'),
  play: async ({ canvas }) => {
    await send();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.events.answerFailed);
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Ama Owusu');
  },
};

export const TooLate: Story = {
  args: sending(refused(409, messages.events.answersClosed, 'too-late')),
  play: async ({ canvas }) => {
    await send();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.events.answersClosed);
  },
};

export const Answered: Story = {
  args: { device: keeping(counted, ownAnswer) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You are coming' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(canvas.getByLabelText('Who comes with you')).toHaveValue('1');
    await expect(canvas.getByLabelText('Your e-mail or phone (optional)')).toHaveValue('+233241234567');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('heading', { name: 'You are coming' })).toHaveFocus();
  },
};

export const TakenBack: Story = {
  args: {
    api: { ...showing(counted), [`DELETE /api/event-answers/${answerId}`]: ok({ deleted: 1 }) },
    device: keeping(counted, ownAnswer),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back' }));
    await expect(await canvas.findByRole('heading', { name: 'Will you come?' })).toHaveFocus();
  },
};

export const Closed: Story = {
  args: { api: showing({ ...pastEvents[0], coming: 41 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('41 people said yes.')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'I’m coming' })).toBeNull();
  },
};
