import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onAPhone, panelStory } from '#testing/inPanel.tsx';
import { members } from '#testing/records/members.ts';
import { RoleDialog } from './RoleDialog.tsx';

/** The role of one member, from a row or their details. */
const meta = {
  ...panelStory,
  title: 'Administration/Screens/Member role',
  component: RoleDialog,
  args: { member: members[0], onClose: fn() },
} satisfies Meta<typeof RoleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = onAPhone;
