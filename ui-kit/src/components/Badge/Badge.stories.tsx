import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';

const meta = { title: 'Components/Badge', component: Badge, args: { children: 'Apparel' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysItsStateInWordsAndNotInColourAlone: Story = {
  args: { tone: 'success', icon: 'check', children: 'paid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('paid')).toHaveAttribute('data-tone', 'success');
  },
};

export const States: Story = {
  render: () => (
    <Stack direction="row" gap={3}>
      <Badge>Souvenirs</Badge>
      <Badge tone="brand">Projects</Badge>
      <Badge tone="gold">New</Badge>
      <Badge tone="success" icon="check">
        paid
      </Badge>
      <Badge tone="warning" icon="clock">
        pending
      </Badge>
      <Badge tone="danger" icon="close">
        cancelled
      </Badge>
    </Stack>
  ),
};
