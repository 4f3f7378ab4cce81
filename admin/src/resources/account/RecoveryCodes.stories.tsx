import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { panelStory } from '#testing/inPanel.tsx';
import { owner, recoveryCodes } from '#testing/records/officers.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const meta = {
  ...panelStory,
  title: 'Administration/RecoveryCodes',
  component: RecoveryCodes,
  args: { codes: recoveryCodes, name: owner.name, onStored: fn() },
} satisfies Meta<typeof RecoveryCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const goOn = await canvas.findByRole('button', { name: 'Go on' });
    await expect(goOn).toBeDisabled();
    await userEvent.click(await canvas.findByLabelText('I have stored them'));
    await userEvent.click(goOn);
    await expect(args.onStored).toHaveBeenCalledOnce();
  },
};
