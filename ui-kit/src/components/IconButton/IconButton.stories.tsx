import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const guide: Guide = {
  use: 'One well-known action in little room: close, remove, previous, next.',
  avoid: [
    'An action that its icon does not make plain: use Button with a text.',
    'Something that leads to another page: use Link.',
  ],
  anatomy: ['the icon', 'the name, for screen readers and as the browser’s tooltip'],
  keys: { 'Enter, Space': 'presses it' },
};

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: { guide },
  args: { label: 'Remove', icon: 'trash', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The label names the action and, among several, its object.',
    example: <IconButton icon="trash" label="Remove the yearbook" />,
  },
  { rule: 'The label describes the picture.', example: <IconButton icon="trash" label="Bin icon" /> },
);

export const HasANameAndRoomForAThumb: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const States: Story = {
  render: () => (
    <Stack direction="row">
      {(['plain', 'night'] as const).map((variant) => (
        <Stack key={variant} direction="row" gap={2}>
          <IconButton variant={variant} label="Previous picture" icon="arrowLeft" />
          <IconButton variant={variant} label="Next picture" icon="arrowRight" />
          <IconButton variant={variant} label="Close" icon="close" disabled />
        </Stack>
      ))}
      <InStates of="button">
        <IconButton label="Remove" icon="trash" />
      </InStates>
    </Stack>
  ),
};
