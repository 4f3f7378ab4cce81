import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect } from 'storybook/test';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { account, sessions } from '#testing/records/officers.ts';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = 'GET /api/admin/me/sessions';
const answered = answering(read);

/** My account: how the officer gets in. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/My account',
  parameters: { ...screenAt('/settings/account', { [read]: { body: sessions } }) },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chrome on Android, this one/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'End the login of Firefox on Windows' })).toBeEnabled();
    await expect(canvas.getByText(/on another domain/)).toBeVisible();
  },
};
export const OnAPhone: Story = { ...WithData, ...onAPhone };
export const Loading: Story = answered('loading', 'Where you are logged in');
export const Failing: Story = answered(failing, messages.officers.sessionsFailed);

/** The server sets the password at each start: a form would never work. */
export const PasswordOfTheServer: Story = {
  tags: ['no-picture'],
  parameters: { panel: { account: { ...account, isPasswordSetting: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.officers.passwordIsSetting)).toBeVisible();
    await expect(canvas.queryByLabelText('New password')).toBeNull();
  },
};

/** Before anything else, a new officer sets up a second factor. */
export const SetUp: Story = {
  ...onAPhone,
  parameters: {
    panel: { account: { ...account, mustSetUpSecondFactor: true, hasCodeApp: false, passkeys: 0 } },
  },
  play: shows('Set up a second factor'),
};
