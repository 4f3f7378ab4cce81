import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Reveal } from './Reveal.tsx';

const meta = {
  title: 'Components/Reveal',
  component: Reveal,
  args: { children: <Card title="Shaping Excellence">Appears once, when it is scrolled to.</Card> },
} satisfies Meta<typeof Reveal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeavesAloneWhatIsAlreadyInView: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Appears once/).closest('[data-reveal]')).toBeNull();
  },
};

export const AppearsWhenItIsScrolledTo: Story = {
  decorators: (Story) => (
    <div style={{ paddingBlockStart: '200vh' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByText(/Appears once/).closest('[data-motion]') as HTMLElement;
    await waitFor(() => expect(box).toHaveAttribute('data-reveal', 'waiting'));
    box.scrollIntoView();
    await waitFor(() => expect(box).toHaveAttribute('data-reveal', 'shown'));
    await waitFor(() => expect(getComputedStyle(box).opacity).toBe('1'));
    window.scrollTo(0, 0);
  },
};

export const States: Story = { args: { motion: 'milestone' } };
