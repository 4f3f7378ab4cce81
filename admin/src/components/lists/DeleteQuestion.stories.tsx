import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onAPhone, panelStory } from '#testing/inPanel.tsx';
import { members } from '#testing/records/members.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';

const rows = members.map(({ id, fullName, email }) => ({ id, title: fullName, detail: email }));

/* Before several records are deleted: which they are, and where they go. */
const meta = {
  ...panelStory,
  title: 'Administration/DeleteQuestion',
  component: DeleteQuestion,
  args: {
    isOpen: true,
    rows,
    text: 'This will delete the last 4 members who registered. They lose their access at once.',
    note: 'What you delete stays in the trash for 30 days.',
    onCancel: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof DeleteQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = onAPhone;
export const Loading: Story = { args: { rows: undefined } };
export const Failing: Story = { args: { rows: undefined, problem: 'The registrations could not be read.' } };
