import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const guide: Guide = {
  use: 'How many pieces, in the cart and beside “Add to Cart”.',
  avoid: [
    'Amounts of money and years: use TextField.',
    'Removing a line of the cart: it has a button of its own.',
  ],
  anatomy: ['the label', 'minus, off at the lowest quantity', 'the number, which can be written', 'plus'],
  keys: {
    '↑, ↓': 'one more, one less',
    'Page Up, Page Down': 'ten more, ten less',
    Home: 'the lowest quantity',
  },
};

const meta = {
  title: 'Components/Forms/QuantityStepper',
  component: QuantityStepper,
  parameters: { guide },
  args: { label: 'Quantity', value: 1, onValueChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: number) => {
      setValue(next);
      args.onValueChange(next);
    };
    return <QuantityStepper {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The label names the piece where several stand together.',
    example: <QuantityStepper label="Quantity of the yearbook" value={1} onValueChange={() => {}} />,
  },
  {
    rule: 'A unit in the label that the number does not have.',
    example: <QuantityStepper label="GH₵" value={1} onValueChange={() => {}} />,
  },
);

export const StopsAtOne: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Decrease' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Increase' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  },
};

export const ReturnsToTheMinimumWhenItIsEmptied: Story = {
  args: { value: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Quantity' }));
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
  },
};

export const TakesTheLeadingDigitsOfWhatIsTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    for (const [typed, quantity] of [
      ['1.5', 1],
      ['2e1', 2],
      ['-4', 1],
      ['12', 12],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(quantity);
      await expect(field).toHaveValue(String(quantity));
    }
  },
};

export const ChangesWithTheKeys: Story = {
  args: { value: 3 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(field).toHaveValue('14');
    await userEvent.keyboard('{PageDown}{ArrowDown}{Home}{ArrowDown}');
    await expect(field).toHaveValue('1');
  },
};

export const States: Story = {
  render: (args) => (
    <>
      <Stack direction="row" style={{ alignItems: 'end' }}>
        <QuantityStepper {...args} value={1} />
        <QuantityStepper {...args} value={999} label="How many" />
        <QuantityStepper {...args} value={2} label="Sold out" disabled />
      </Stack>
      <InStates of="button:last-of-type">
        <QuantityStepper {...args} value={2} />
      </InStates>
    </>
  ),
};
