import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const guide: Guide = {
  use: 'Says that a list has nothing in it, and offers a way on.',
  avoid: ['A list that could not be read: use ErrorState.', 'A list that is still being read: use Skeleton.'],
  anatomy: ['an icon', 'one sentence, on request the title of the page', 'a link or a button'],
  keys: { Tab: 'moves to its action' },
};

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  parameters: { guide },
  args: {
    icon: 'user',
    children: 'No members found.',
    action: <Button href="/register">Register Now</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'One sentence, and the action that changes it.',
    example: (
      <EmptyState icon="cart" action={<Button href="/shop">Continue Shopping</Button>}>
        Your cart is empty.
      </EmptyState>
    ),
  },
  {
    rule: 'An apology without a way on.',
    example: <EmptyState icon="cart">Oops, sorry! There is nothing to see here yet.</EmptyState>,
  },
);

export const OffersAWayOn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No members found.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/register');
  },
};

export const States: Story = {
  args: { icon: 'calendar', children: 'No upcoming events to display at the moment.', action: undefined },
};
