import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    text: 'Only you and other members see your number.',
    children: <IconButton icon="info" label="About your number" />,
  },
  decorators: (Story) => (
    <div style={{ padding: 'var(--space-8)' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WaitsSevenTenthsOfASecond: Story = {
  play: async ({ canvas, userEvent }) => {
    const started = performance.now();
    await userEvent.hover(canvas.getByRole('button', { name: 'About your number' }));
    await expect(screen.queryByText(/Only you/)).toBeNull();
    await screen.findByText(/Only you/, undefined, { timeout: 3000 });
    await expect(performance.now() - started).toBeGreaterThan(600);
  },
};

export const AppearsAtOnceForTheKeyboardAndLeavesWithEscape: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByText(/Only you/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/Only you/)).toBeNull());
  },
};

export const States: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByText(/Only you/);
  },
};
