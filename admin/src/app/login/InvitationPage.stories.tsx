import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect } from 'storybook/test';
import { panelStory } from '#testing/inPanel.tsx';
import { refusal } from '#testing/storyNetwork.ts';
import { InvitationPage } from './InvitationPage.tsx';

const path = 'POST /api/admin/invitation';

const meta = {
  ...panelStory,
  title: 'Administration/InvitationPage',
  component: InvitationPage,
  beforeEach: (context) => {
    window.history.replaceState(null, '', '#a-token-of-a-story');
    return panelStory.beforeEach(context);
  },
  parameters: {
    layout: 'fullscreen',
    panel: {
      replies: {
        [path]: { body: { name: 'Efua Mensah', email: 'efua@example.com', roles: ['treasurer'] } },
      },
    },
  },
} satisfies Meta<typeof InvitationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('treasurer')).toBeVisible();
    await expect(window.location.hash).toBe('');
    await expect(canvas.getByRole('button', { name: 'Make a passkey' })).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toBeVisible();
  },
};

export const Used: Story = {
  parameters: {
    panel: {
      replies: { [path]: { status: 404, body: refusal(messages.officers.invitationUnknown, 'not-found') } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.officers.invitationUnknown)).toBeVisible();
  },
};
