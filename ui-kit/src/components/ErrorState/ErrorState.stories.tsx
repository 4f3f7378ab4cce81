import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    children: 'Failed to load members. Please try again later.',
    advice: 'The network may be weak where you are. Nothing was lost.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsAnnouncedAndTriesAgain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load members.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  args: {
    icon: 'offline',
    children: 'You are offline.',
    advice: undefined,
    action: (
      <Link href="/members" variant="standalone">
        Back to Members
      </Link>
    ),
  },
};
