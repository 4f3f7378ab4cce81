import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, fn, screen, spyOn } from 'storybook/test';
import { onAPhone, panelStory } from '#testing/inPanel.tsx';
import { owner } from '#testing/records/officers.ts';
import { refusal } from '#testing/storyNetwork.ts';
import { SetUpPage } from './SecondFactorSetUp.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const address = `otpauth://totp/Year%20Group:Ama?secret=${secret}`;
/** Stands for the picture that the server draws. */
const qr =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h2v1h1v2h1v1H1V2H0z"/></svg>';

const meta = {
  ...panelStory,
  title: 'Administration/SecondFactorSetUp',
  component: SetUpPage,
  args: { name: owner.name, onDone: fn() },
  parameters: {
    panel: {
      replies: {
        'POST /api/admin/me/code-app': {
          body: { challengeId: owner.id, secret, address, qr },
        },
        'PUT /api/admin/me/code-app': {
          status: 401,
          body: refusal(messages.officers.wrongCode, 'wrong-code'),
        },
      },
    },
  },
} satisfies Meta<typeof SetUpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CodeApp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a code app' }));
    await expect(await canvas.findByText(/^JBSW Y3DP/)).toBeVisible();
    await expect(canvas.getByLabelText('Code of your app')).toHaveFocus();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await screen.findByText('Copied.');
    await expect(write).toHaveBeenCalledWith(secret);
  },
};

/** On the phone that has the app, there is nothing to scan it with. */
export const CodeAppOnItsPhone: Story = {
  ...onAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a code app' }));
    const link = await canvas.findByRole('link', { name: 'Open in the app of this phone' });
    await expect(link).toHaveAttribute('href', address);
  },
};
