import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/About',
  tags: ['!autodocs'],
  args: { path: '/about' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const leaders = canvas.getByRole('region', { name: 'Who answers when you write' });
    await expect(leaders.querySelectorAll('h3')).toHaveLength(11);
    await expect(canvas.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/register');
    await expect(canvas.getByRole('link', { name: 'Support Us' })).toHaveAttribute('href', '/donate');
  },
};
