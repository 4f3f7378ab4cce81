import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Alumni',
  tags: ['!autodocs'],
  args: { path: '/alumni' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const journey = canvas.getByRole('region', { name: 'Our Journey' });
    await expect(journey.querySelectorAll('h3')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Explore the Journey' })).toHaveAttribute(
      'href',
      `#${journey.id}`,
    );
  },
};
