import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, screen, waitFor } from 'storybook/test';
import { refusalOf } from '#providers/account.ts';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { account, officers, owner } from '#testing/records/officers.ts';
import { answering, press, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = 'GET /api/admin/officers';
const answered = answering(read);

const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Officers',
  parameters: { ...screenAt('/settings/officers', { [read]: { body: officers } }) },
  play: shows(/the link works until/),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the link works until/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: `Remove: ${owner.name}` })).toBeNull();
  },
};
export const OnAPhone: Story = onAPhone;
export const OnlyOne: Story = answered({ body: [owner] }, 'You are the only one.');
export const Loading: Story = answered('loading', 'Officers');
export const Failing: Story = answered(failing, messages.officers.listFailed);

export const AsAuditor: Story = {
  parameters: { panel: { account: { ...account, roles: ['auditor'] } } },
  play: async ({ canvas, userEvent }) => {
    const invite = () => canvas.getByRole('button', { name: 'Invite an officer' });
    await waitFor(() => expect(invite()).toHaveAttribute('aria-disabled'));
    await userEvent.click(invite());
    await expect(await canvas.findAllByText(refusalOf('officers.change'))).not.toHaveLength(0);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Inviting: Story = {
  play: async ({ userEvent }) => {
    await press('Invite an officer');
    await userEvent.click(await screen.findByRole('button', { name: 'Send the invitation' }));
    await expect(await screen.findByText(messages.officers.rolesMissing)).toBeVisible();
    await expect(screen.getByText(messages.officers.emailRequired)).toBeVisible();
  },
};
