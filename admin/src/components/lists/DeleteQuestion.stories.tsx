import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Member } from '@year-group/api-types/members/member';
import { fn } from 'storybook/test';
import { onAPhone, panelStory } from '#testing/inPanel.tsx';
import { members } from '#testing/records/members.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';

/* Before several records are deleted: which they are, and where they go. */
const meta = {
  ...panelStory,
  title: 'Administration/DeleteQuestion',
  component: DeleteQuestion<Member>,
  args: {
    rows: members,
    describe: ({ fullName, email }) => ({ title: fullName, detail: email }),
    text: 'This will delete the last 4 members who registered. What you delete stays in the trash for 30 days.',
    onCancel: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof DeleteQuestion<Member>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = onAPhone;
export const Loading: Story = { args: { rows: undefined } };
export const Failing: Story = { args: { rows: undefined, problem: 'The registrations could not be read.' } };
