import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { houses as houseNames } from '../../testing/samples.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Select } from './Select.tsx';

const houses = houseNames.map((house) => ({ value: house, label: house }));

const meta = {
  title: 'Components/Select',
  component: Select,
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
    </Stack>
  ),
};
