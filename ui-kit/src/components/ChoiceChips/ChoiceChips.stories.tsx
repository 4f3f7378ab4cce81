import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ChoiceChips } from './ChoiceChips.tsx';

const sizes = [
  { value: 'S' },
  { value: 'M' },
  { value: 'L', note: 'Sold out', disabled: true },
  { value: 'XL' },
];

const guide: Guide = {
  use: 'One choice out of a few short ones that are compared at a glance: a size, a colour.',
  avoid: ['More than about twelve choices, or long ones: use Select.', 'Yes or no: use Checkbox.'],
  anatomy: [
    'the name of the group',
    'a chip for each choice',
    'a note at a choice that is sold out',
    'below them what is missing',
  ],
  keys: {
    Tab: 'moves to the chosen chip, or to the first',
    'Arrow keys': 'move to the next chip and choose it; a sold-out one has the focus but is not chosen',
    Space: 'chooses the first chip while none is chosen',
  },
};

const meta = {
  title: 'Components/Forms/ChoiceChips',
  component: ChoiceChips,
  parameters: { guide },
  args: { label: 'Size', choices: sizes, value: undefined, onValueChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onValueChange(next);
    };
    return <ChoiceChips {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof ChoiceChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: 'M' } };

export const DoAndDont: Story = doAndDont(
  {
    rule: 'A sold-out choice stays in its place and says so.',
    example: <ChoiceChips label="Size" choices={sizes} value="M" onValueChange={() => {}} />,
  },
  {
    rule: 'Sentences as choices.',
    example: (
      <ChoiceChips
        label="Size"
        choices={[{ value: 'I usually wear medium' }, { value: 'I usually wear large' }]}
        value={undefined}
        onValueChange={() => {}}
      />
    ),
  },
);

export const IsChosenByPressingAndByArrowKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('S'));
    await expect(canvas.getByRole('radio', { name: 'S' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

export const ASoldOutChoiceHasTheFocusButIsNotChosen: Story = {
  args: { value: 'M' },
  play: async ({ args, canvas, userEvent }) => {
    const soldOut = canvas.getByRole('radio', { name: 'L Sold out' });
    await userEvent.click(soldOut);
    await expect(soldOut).toHaveFocus();
    await expect(soldOut).not.toBeChecked();
    await expect(soldOut).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked();
  },
};

export const SaysWhatIsMissing: Story = {
  args: { error: 'Choose a size' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Size' })).toHaveAccessibleDescription(
      'Choose a size',
    );
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <ChoiceChips {...args} />
      <ChoiceChips {...args} value="S" />
      <ChoiceChips {...args} error="Choose a size" />
      <ChoiceChips
        {...args}
        label="Colour"
        choices={[{ value: 'Navy', note: 'Sold out' }, { value: 'White' }]}
        value="Navy"
      />
      <InStates of="label, input">
        <ChoiceChips {...args} choices={[{ value: 'M' }]} />
      </InStates>
    </Stack>
  ),
};
