import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect } from 'storybook/test';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Not found',
  tags: ['!autodocs'],
  args: { path: '/old-boys/register-2015.html' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(messages.notFound.text);
    await expect(canvas.getByRole('link', { name: messages.notFound.home })).toHaveAttribute('href', '/');
  },
};
