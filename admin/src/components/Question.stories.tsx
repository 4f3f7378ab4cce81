import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { panelStory } from '#testing/inPanel.tsx';
import { Question } from './Question.tsx';

/* Asks before something is done. Enter cancels, because Cancel has the focus. */
const meta = {
  ...panelStory,
  title: 'Administration/Question',
  component: Question,
  args: {
    title: 'Remove Ama Mensah?',
    text: 'They are logged out everywhere and can no longer log in. What they did stays in the log.',
    yes: 'Remove',
    onCancel: fn(),
    onYes: fn(),
  },
} satisfies Meta<typeof Question>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title });
    await expect(dialog).toHaveAccessibleDescription(args.text);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onYes).not.toHaveBeenCalled();
  },
};
export const Busy: Story = {
  args: { isBusy: true, yes: 'Removing...' },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
export const Failing: Story = { args: { problem: 'They have removed you in the meantime.' } };
