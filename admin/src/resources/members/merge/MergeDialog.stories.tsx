import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { fn } from 'storybook/test';
import { onAPhone, panelStory, shows } from '#testing/inPanel.tsx';
import { members, sameMember } from '#testing/records/members.ts';
import { answering } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';
import { MergeDialog } from './MergeDialog.tsx';

const [member] = members;
const read = `GET /api/members/${sameMember.id}`;
const answered = answering(read);

/** Two members who are one person. */
const meta = {
  ...panelStory,
  title: 'Administration/Screens/Merge members',
  component: MergeDialog,
  args: { ids: [member.id, sameMember.id], onClose: fn(), onMerged: fn() },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    panel: {
      replies: { [`GET /api/members/${member.id}`]: { body: member }, [read]: { body: sameMember } },
    },
  },
  play: shows('Merge into one'),
} satisfies Meta<typeof MergeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
export const Loading: Story = answered('loading', messages.loading);
export const Failing: Story = answered(failing, messages.members.detailsFailed);
