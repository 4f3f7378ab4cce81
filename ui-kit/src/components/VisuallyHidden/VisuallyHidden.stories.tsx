import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const guide: Guide = {
  use: 'Words for screen readers, where others see a picture or a place.',
  avoid: ['Anything that everybody needs.', 'What nobody needs: leave it out.'],
  anatomy: ['the text, without any room on the screen'],
};

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { guide },
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

export const DoAndDont: Story = doAndDont(
  {
    rule: 'What the picture says.',
    example: (
      <p>
        <Icon name="cart" /> <VisuallyHidden>Price</VisuallyHidden> GH₵120.00
      </p>
    ),
  },
  {
    rule: 'Instructions that only some get.',
    example: (
      <p>
        <Icon name="cart" /> <VisuallyHidden>Press the next button to buy</VisuallyHidden> GH₵120.00
      </p>
    ),
  },
);

export const IsHeardButTakesNoRoom: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
