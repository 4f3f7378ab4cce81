import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Reveal } from './Reveal.tsx';

const guide: Guide = {
  use: 'Content below the first view rises once when it is scrolled to.',
  avoid: ['Content of the first view: it never moves.', 'Single words, buttons, or the same thing twice.'],
  anatomy: ['the content; without scripts, or with reduced motion, simply there'],
};

const meta = {
  title: 'Components/Layout/Reveal',
  component: Reveal,
  parameters: { guide },
  args: { children: 'Appears once, when it is scrolled to.' },
} satisfies Meta<typeof Reveal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'A whole part of a page.',
    example: (
      <Reveal>
        <Stack gap={2}>
          <h3>Our journey</h3>
          <p>Appears once, 12 px upwards.</p>
        </Stack>
      </Reveal>
    ),
  },
  {
    rule: 'Each line for itself: the page flickers.',
    example: (
      <>
        <Reveal>Our</Reveal>
        <Reveal>journey</Reveal>
      </>
    ),
  },
);

export const LeavesAloneWhatIsAlreadyInView: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Appears once/).closest('[data-reveal]')).toBeNull();
  },
};

export const AppearsWhenItIsScrolledTo: Story = {
  decorators: (Story) => (
    <div style={{ paddingBlock: '200vh 20vh' }}>
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
