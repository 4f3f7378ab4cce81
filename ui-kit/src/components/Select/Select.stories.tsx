import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { houses as houseNames } from '../../testing/samples.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Select } from './Select.tsx';

const houses = houseNames.map((house) => ({ value: house, label: house }));

const guide: Guide = {
  use: 'One of five to twenty known answers: a house, a sort order.',
  avoid: [
    'Two or three answers that fit beside each other: use Tabs or Checkbox.',
    'Hundreds of answers: use Combobox.',
  ],
  anatomy: [
    'the label',
    'the browser’s own list, which is best on phones',
    'a first entry without a value',
    'a hint',
    'an error',
  ],
  keys: {
    '↑, ↓': 'changes the choice',
    'a letter': 'goes to the next entry that begins with it',
    Space: 'opens the list',
  },
};

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  parameters: { guide },
  args: { label: 'House at the school', options: houses, placeholder: 'Select your house', onChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The first entry says what to choose.',
    example: (
      <Select label="House at the school" placeholder="Select your house" options={houses.slice(0, 3)} />
    ),
  },
  {
    rule: 'The first entry is a dash, or the first answer by accident.',
    example: <Select label="House at the school" placeholder="---" options={houses.slice(0, 3)} />,
  },
);

export const OffersTheElevenHouses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'House at the school' });
    await expect(canvas.getAllByRole('option')).toHaveLength(12);
    await userEvent.selectOptions(select, 'Owusu-Parry House');
    await expect(select).toHaveValue('Owusu-Parry House');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <Select {...args} />
      <Select
        {...args}
        label="Sort"
        placeholder=""
        options={[{ value: 'price-asc', label: 'Price low to high' }]}
        defaultValue="price-asc"
      />
      <Select {...args} label="House" error="Choose a house" />
      <Select {...args} label="House of a guest" disabled />
      <InStates of="select">
        <Select {...args} />
      </InStates>
    </Stack>
  ),
};
