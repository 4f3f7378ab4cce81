import type { Meta, StoryObj } from '@storybook/react-vite';
import type { EventAnswers } from '@year-group/api-types/content/eventAnswer';
import { messages } from '@year-group/api-types/messages';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { events } from '#testing/records/content.ts';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const [event] = events;
const read = `GET /api/events/${event.id}/answers`;
const answered = answering(read);
const body: EventAnswers = {
  event,
  coming: 6,
  notComing: 1,
  answers: [
    {
      name: 'Abena Asante',
      coming: true,
      guests: 0,
      contact: 'abena@example.org',
      answeredAt: '2026-11-20T08:15:00.000Z',
    },
    {
      name: 'Ama Owusu',
      coming: true,
      guests: 1,
      contact: '+233244556677',
      answeredAt: '2026-11-19T18:40:00.000Z',
    },
    { name: 'Efua Quaye', coming: false, guests: 0, contact: '', answeredAt: '2026-11-21T07:05:00.000Z' },
    { name: 'Kojo Ansah', coming: true, guests: 2, contact: '', answeredAt: '2026-11-21T12:30:00.000Z' },
  ],
};

/** Who comes to an event. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Event answers',
  parameters: { ...screenAt(`/events/answers/${event.id}`, { [read]: { body } }) },
  play: shows('Ama Owusu'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
/** Of a cancelled event: a text to share with those who got no letter. */
export const Cancelled: Story = answered(
  { body: { ...body, event: { ...event, state: 'cancelled' } } },
  'Share on WhatsApp',
);
export const Empty: Story = answered(
  { body: { ...body, coming: 0, notComing: 0, answers: [] } },
  messages.events.answersEmpty,
);
export const Loading: Story = answered('loading', 'Answers');
export const Failing: Story = answered(failing, messages.events.answersFailed);
