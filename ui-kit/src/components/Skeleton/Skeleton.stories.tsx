import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { kind: 'member', count: 6 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysThatSomethingIsComing: Story = {
  args: { label: 'Loading listings...', kind: 'listing', count: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading listings...');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={8}>
      {(['article', 'event', 'member', 'listing', 'person', 'page'] as const).map((kind) => (
        <Skeleton key={kind} kind={kind} count={kind === 'page' ? 1 : 3} />
      ))}
    </Stack>
  ),
};
