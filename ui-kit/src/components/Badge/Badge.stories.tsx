import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';

const guide: Guide = {
  use: 'One word about a thing: its category, its state.',
  avoid: ['Something to press: use Button or Link.', 'A sentence: use Banner.'],
  anatomy: ['an icon, so that a state is not told by colour alone', 'one or two words'],
};

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  parameters: { guide },
  args: { children: 'Apparel' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The state in lower case, with its icon.',
    example: (
      <Badge tone="success">
        <Icon name="check" size="small" /> paid
      </Badge>
    ),
  },
  { rule: 'The colour alone tells which state it is.', example: <Badge tone="success">status</Badge> },
);

export const SaysItsStateInWordsAndNotInColourAlone: Story = {
  args: { tone: 'success', children: 'paid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('paid')).toHaveAttribute('data-tone', 'success');
  },
};

export const States: Story = {
  render: () => (
    <Stack direction="row" gap={3}>
      <Badge>Souvenirs</Badge>
      <Badge tone="success">
        <Icon name="check" size="small" /> paid
      </Badge>
      <Badge tone="warning">
        <Icon name="clock" size="small" /> pending
      </Badge>
      <Badge tone="danger">
        <Icon name="close" size="small" /> cancelled
      </Badge>
    </Stack>
  ),
};
