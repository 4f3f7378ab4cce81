import { Chip, Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inAdminTheme } from '#testing/inAdminTheme.tsx';

const meta = {
  title: 'Administration/Theme/Chip',
  component: Chip,
  decorators: [inAdminTheme],
  args: { label: 'Paid' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const GoesAwayWithTheDeleteKey: Story = {
  args: { onDelete: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Paid' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

const colors = ['default', 'primary', 'success', 'warning', 'error'] as const;

export const States: Story = {
  render: () => (
    <Stack spacing={2}>
      {(['filled', 'outlined'] as const).map((variant) => (
        <Stack key={variant} direction="row" spacing={2}>
          {colors.map((color) => (
            <Chip key={color} variant={variant} color={color} label="Awaiting payment" />
          ))}
          <Chip variant={variant} label="Apparel" onDelete={fn()} />
          <Chip variant={variant} label="Books" size="small" />
        </Stack>
      ))}
    </Stack>
  ),
};
