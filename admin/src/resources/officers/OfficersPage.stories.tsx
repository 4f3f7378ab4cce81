import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, screen } from 'storybook/test';
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the link works until/)).toBeVisible();
    for (const name of [/^Invite an officer/, /^Change/, /^Let in again/, /^Remove/])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Logins/ })).not.toHaveLength(0);
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
