import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const guide: Guide = {
  use: 'A message about the whole page that stays: offline, a change of venue.',
  avoid: [
    'The answer to a press: use Toast.',
    'A part that could not be read: use ErrorState.',
    'What is wrong in a field: its own error.',
  ],
  anatomy: ['an icon of its tone', 'one or two sentences', 'a link or a button', 'a button that closes it'],
  keys: { Tab: 'moves to its action, then to Close' },
};

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  parameters: { guide },
  args: { children: 'The general meeting has moved to the Alisa Hotel.', onDismiss: fn() },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'What happened, and what it means for the reader.',
    example: <Banner tone="warning">You are offline. What you see may be a little old.</Banner>,
  },
  {
    rule: 'A warning that leaves the reader alone with it.',
    example: <Banner tone="warning">Warning: network error 0x1.</Banner>,
  },
);

export const CanBeClosed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const InterruptsOnlyWhenItIsDangerous: Story = {
  args: { tone: 'danger', children: 'Payments are interrupted. Your cart is safe.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Banner action={<Link href="/events/2">See the event</Link>}>
        The general meeting has moved to the Alisa Hotel.
      </Banner>
      <Banner tone="success">Payment received. Medaase!</Banner>
      <Banner tone="warning" onDismiss={() => {}}>
        You are offline. What you see may be a little old.
      </Banner>
      <Banner tone="danger">Payments are interrupted. Your cart is safe.</Banner>
    </Stack>
  ),
};
