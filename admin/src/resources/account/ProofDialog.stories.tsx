import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, fn, screen } from 'storybook/test';
import { panelStory } from '#testing/inPanel.tsx';
import { account } from '#testing/records/officers.ts';
import { refusal } from '#testing/storyNetwork.ts';
import { ProofDialog } from './ProofDialog.tsx';

const wrong = { status: 401, body: refusal(messages.officers.wrongCode, 'wrong-code') };

const meta = {
  ...panelStory,
  title: 'Administration/ProofDialog',
  component: ProofDialog,
  args: { onAnswer: fn() },
  parameters: { panel: { account, replies: { 'POST /api/admin/me/proof': { body: {} } } } },
} satisfies Meta<typeof ProofDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('Code of your app'), '123456{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
  },
};

export const WrongCode: Story = {
  parameters: { panel: { account, replies: { 'POST /api/admin/me/proof': wrong } } },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('Code of your app'), '123456{Enter}');
    await expect(await screen.findByText(messages.officers.wrongCode)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
  },
};

export const ByPassword: Story = {
  parameters: {
    panel: { account: { ...account, hasCodeApp: false, passkeys: 0, passkeyList: [] } },
  },
  play: async () => {
    await expect(await screen.findByLabelText('Password')).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Use your passkey' })).toBeNull();
  },
};
