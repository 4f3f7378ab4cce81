import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Price' },
  render: (args) => (
    <p>
      <Icon name="cart" /> <VisuallyHidden {...args} /> GH₵120.00
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsHeardButTakesNoRoom: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
