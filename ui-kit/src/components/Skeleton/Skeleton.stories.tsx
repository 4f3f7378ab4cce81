import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const guide: Guide = {
  use: 'The shape of what is being read, so that nothing moves when it arrives.',
  avoid: ['Waiting after a press: the button says so.', 'Progress that can be counted: use ProgressBar.'],
  anatomy: ['grey parts in the places of picture, title and text', 'a text for screen readers'],
};

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: { guide },
  args: { kind: 'article', count: 6 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The kind and number of what will come.',
    example: <Skeleton kind="event" count={2} label="Loading events..." />,
  },
  {
    rule: 'Another shape than what will come: the page jumps.',
    example: <Skeleton kind="article" count={1} label="Loading events..." />,
  },
);

export const SaysThatSomethingIsComing: Story = {
  args: { label: 'Loading listings...', kind: 'listing', count: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading listings...');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={8}>
      {(['article', 'event', 'listing', 'page'] as const).map((kind) => (
        <Skeleton key={kind} kind={kind} count={kind === 'page' ? 1 : 3} />
      ))}
    </Stack>
  ),
};
