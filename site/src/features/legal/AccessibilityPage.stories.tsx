import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Accessibility',
  tags: ['!autodocs'],
  args: { path: '/accessibility' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/open 15 pages that need no login/)).toBeVisible();
    await expect(canvas.getByText('January 15, 2026')).toBeVisible();
  },
};
