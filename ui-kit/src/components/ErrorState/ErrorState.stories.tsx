import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Link } from '../Link/Link.tsx';
import { ErrorState } from './ErrorState.tsx';

const guide: Guide = {
  use: 'Stands where something could not be read, until it can.',
  avoid: ['Nothing to show: use EmptyState.', 'A field: its own error.', 'The whole site: use Banner.'],
  anatomy: [
    'an icon',
    'what happened, in one sentence',
    'what the reader can do',
    '“Try again”',
    'another way on',
  ],
  keys: { Tab: 'moves to “Try again”' },
};

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  parameters: { guide },
  args: {
    children: 'Failed to load members. Please try again later.',
    advice: 'The network may be weak where you are. Nothing was lost.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'What could not be done, then what to do.',
    example: <ErrorState onRetry={() => {}}>The news could not be loaded.</ErrorState>,
  },
  {
    rule: 'The words of a machine.',
    example: (
      <ErrorState advice="" onRetry={() => {}}>
        Error 500: fetch failed (TypeError)
      </ErrorState>
    ),
  },
);

export const IsAnnouncedAndTriesAgain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load members.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  args: {
    children: 'You are offline.',
    advice: '',
    action: (
      <Link href="/members" variant="standalone">
        Back to Members
      </Link>
    ),
  },
};
