import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { fn } from 'storybook/test';
import type { WaitingChange } from '#providers/waiting.ts';
import { panelStory } from '#testing/inPanel.tsx';
import { WaitingDialog } from './WaitingDialog.tsx';

const savedAt = Date.parse('2026-11-23T08:40:00Z');
const change = (key: string, title: string, refused?: string): WaitingChange => ({
  key,
  title,
  method: 'update',
  name: 'news',
  input: { id: '1', data: {} },
  place: '/admin/news/1/show',
  savedAt,
  ...(refused && { refused }),
});
const waiting = [
  change('1', 'Thirty microscopes for the science block'),
  change('2', messages.admin.movesOf(['Kwabena Ofori-Atta', 'Efua Mensah'], 'Shipped')),
  change('3', messages.admin.deletionOf(['Speech and prize-giving day, postponed for the second time'])),
];

/* What was saved without a connection: opened from the banner that counts it. */
const meta = {
  ...panelStory,
  title: 'Administration/Waiting changes',
  component: WaitingDialog,
  tags: ['page'],
  args: { changes: waiting, isSending: false, onClose: fn() },
} satisfies Meta<typeof WaitingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { changes: [] } };
export const Sending: Story = { args: { isSending: true } };
export const Refused: Story = {
  args: {
    changes: [change('4', 'Ama Serwaa Boateng', messages.registration.emailTaken), ...waiting.slice(0, 1)],
  },
};
