import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { members } from '#testing/records/members.ts';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const [member] = members;
const read = `GET /api/members/${member.id}`;
const answered = answering(read);

/** The form of a member. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Member editor',
  parameters: { ...screenAt(`/members/edit/${member.id}`, { [read]: { body: member } }) },
  play: shows('Save Changes'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
export const Empty: Story = {
  parameters: { panel: { path: '/members/create' } },
  play: shows(/get no letter/),
};
export const Loading: Story = answered('loading', 'Edit Member');
export const Failing: Story = answered(failing, messages.members.detailsFailed);
