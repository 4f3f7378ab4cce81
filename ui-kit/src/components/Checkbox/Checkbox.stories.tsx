import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const guide: Guide = {
  use: 'One thing that is so or not, and may be left as it is.',
  avoid: ['One of several answers: use Select.', 'Something that happens at once: use Button.'],
  anatomy: ['the box', 'the label, which is pressed as well'],
  keys: { Space: 'ticks it or takes the tick away' },
};

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  parameters: { guide },
  args: { label: 'Show my telephone number to other members', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'A sentence that is true when it is ticked.',
    example: <Checkbox label="Show my telephone number to other members" />,
  },
  {
    rule: 'A negation, so that a tick means no.',
    example: <Checkbox label="Do not hide my telephone number" />,
  },
);

export const ChangesWithItsWordsAndWithTheSpaceBar: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Show my telephone number to other members' });
    await userEvent.click(canvas.getByText('Show my telephone number to other members'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Checkbox label="Apparel" />
      <Checkbox label="Books" defaultChecked />
      <Checkbox label="Electronics" disabled />
      <Checkbox label="Souvenirs" disabled defaultChecked />
      <InStates of="input">
        <Checkbox label="Memorabilia" />
      </InStates>
    </Stack>
  ),
};
