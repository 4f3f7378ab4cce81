import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect } from 'storybook/test';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';
import { ok } from '#testing/replies.ts';
import { dinner, eventReads } from '#testing/storyEvents.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Route error',
  tags: ['!autodocs'],
  args: { path: '/events/1' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // A date that no formatter can read breaks the page while it renders. React logs that.
  args: { api: { ...eventReads, '/api/events/1': ok({ ...dinner, startsAt: 'never' }) } },
  parameters: { expectedInConsole: /Invalid time value|above error occurred/ },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: messages.routeError }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: messages.notFound.home })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
  },
};
