import { Button, Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inAdminTheme } from '#testing/inAdminTheme.tsx';

const meta = {
  title: 'Administration/Theme/Button',
  component: Button,
  decorators: [inAdminTheme],
  args: { children: 'Publish', variant: 'contained', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsLargeEnoughForAThumb: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Publish' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const variants = ['contained', 'outlined', 'text'] as const;
const colors = ['primary', 'secondary', 'error'] as const;

export const States: Story = {
  render: () => (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" spacing={2}>
          {colors
            // Gold is a ground, never the colour of letters.
            .filter((color) => variant === 'contained' || color !== 'secondary')
            .map((color) => (
              <Button key={color} variant={variant} color={color}>
                Publish
              </Button>
            ))}
          <Button variant={variant} disabled>
            Publish
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
  // What a form does while it is saved is read, whatever the ground of its button.
  play: async ({ canvas }) => {
    const [, , , disabled] = canvas.getAllByRole('button', { name: 'Publish' });
    if (!disabled) throw new Error('There is no fourth button.');
    await expect(disabled).toBeDisabled();
    await expect(getComputedStyle(disabled).color).not.toContain('rgba');
  },
};
