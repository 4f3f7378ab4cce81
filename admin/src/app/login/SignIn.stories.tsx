import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect } from 'storybook/test';
import { type PanelParameters, panelStory } from '#testing/inPanel.tsx';
import { refusal } from '#testing/storyNetwork.ts';
import { SignIn } from './SignIn.tsx';

const challengeId = '00000000-0000-4000-8000-000000000009';
const replies: PanelParameters['replies'] = {
  'GET /api/admin/login': { body: { passkeysEnded: false } },
};
const afterPassword = (hasCodeApp: boolean, passkeyOptions: object | null) => ({
  panel: {
    replies: { ...replies, 'POST /api/admin/login': { body: { challengeId, hasCodeApp, passkeyOptions } } },
  },
});

const meta = {
  ...panelStory,
  title: 'Administration/Login',
  component: SignIn,
  parameters: { panel: { replies } },
} satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With the owner's password alone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Password');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.queryByLabelText('E-mail')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
  },
};

/** With e-mail and password or a passkey; and back. */
export const OwnAccount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I have an account of my own' }));
    await expect(await canvas.findByLabelText('E-mail')).toHaveFocus();
    await expect(await canvas.findByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
    await userEvent.type(await canvas.findByLabelText('Password'), 'right{Enter}');
    await expect(await canvas.findByText('E-mail is required')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the owner’s password' }));
    await expect(await canvas.findByLabelText('Password')).toHaveFocus();
    await expect(canvas.queryByLabelText('E-mail')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'I have an account of my own' }));
    await expect(await canvas.findByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
  },
};

export const IsSent: Story = {
  parameters: { panel: { replies: { ...replies, 'POST /api/admin/login': 'loading' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'right{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Logging in...' })).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: {
    panel: {
      replies: {
        ...replies,
        'POST /api/admin/login': { status: 401, body: refusal(messages.admin.wrongPassword) },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'wrong{Enter}');
    await expect(await canvas.findByText(messages.admin.wrongPassword)).toBeVisible();
  },
};

export const PasskeysEnded: Story = {
  parameters: {
    panel: { replies: { ...replies, 'GET /api/admin/login': { body: { passkeysEnded: true } } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.officers.passkeysEnded)).toBeVisible();
  },
};

export const AsksForACode: Story = {
  parameters: afterPassword(true, { challenge: 'AAAA' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'right{Enter}');
    const field = await canvas.findByLabelText('Code of your app');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }));
    await expect(await canvas.findByLabelText('Recovery code')).toHaveAttribute('inputmode', 'text');
  },
};

export const AsksForAPasskey: Story = {
  parameters: afterPassword(false, { challenge: 'AAAA' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'right{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Use your passkey' })).toBeVisible();
  },
};
