import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Member } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { memberTexts } from '#resources/members/memberTexts.ts';
import { onAPhone, panelStory, shows } from '#testing/inPanel.tsx';
import { members } from '#testing/records/members.ts';
import { press } from '#testing/screenStory.ts';
import { failing, type Reply } from '#testing/storyNetwork.ts';
import { BatchDelete } from './BatchDelete.tsx';

/** Asks for the four newest, and waits for a text. */
const answered = (reply: Reply, text: string) => ({
  parameters: { panel: { replies: { 'GET /api/members': reply } } },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Batch size'), '4');
    await press('Delete Members by Batch');
    await shows(text)();
  },
});

/* Before several records are deleted: which they are, and where they go. */
const meta = {
  ...panelStory,
  ...answered({ body: { members, total: members.length } }, members[0].fullName),
  title: 'Administration/BatchDelete',
  component: BatchDelete<Member>,
  args: {
    resource: 'members',
    newestBy: 'registeredAt',
    sentences: messages.members,
    texts: memberTexts,
  },
} satisfies Meta<typeof BatchDelete<Member>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = onAPhone;
export const Loading: Story = {
  parameters: { panel: { replies: { 'GET /api/members': 'loading' } } },
  async play() {
    await userEvent.type(await screen.findByLabelText('Batch size'), '4');
    await press('Delete Members by Batch');
    const button = await screen.findByRole('button', { name: 'Delete Members by Batch' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const Failing: Story = answered(failing, 'Something went wrong on our side.');
