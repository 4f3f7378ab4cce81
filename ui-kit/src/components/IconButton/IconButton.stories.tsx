import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Remove', icon: 'trash', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HasANameAndRoomForAThumb: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const States: Story = {
  render: () => (
    <Stack direction="row">
      {(['plain', 'outlined', 'night'] as const).map((variant) => (
        <Stack key={variant} direction="row" gap={2}>
          <IconButton variant={variant} label="Previous picture" icon="arrowLeft" />
          <IconButton variant={variant} label="Next picture" icon="arrowRight" />
          <IconButton variant={variant} label="Close" icon="close" disabled />
        </Stack>
      ))}
    </Stack>
  ),
};
