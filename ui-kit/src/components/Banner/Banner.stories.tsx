import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { children: 'The general meeting has moved to the Alisa Hotel.', onDismiss: fn() },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
