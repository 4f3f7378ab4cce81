import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect } from 'storybook/test';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';
import { ok } from '#testing/replies.ts';
import { storyRecord } from '#testing/storyGroup.ts';

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
    const journey = await canvas.findByRole('region', { name: 'Our Journey' });
    await expect(journey.querySelectorAll('h3')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Explore the Journey' })).toHaveAttribute(
      'href',
      `#${journey.id}`,
    );
  },
};

/** A group that told its journey once, on the home page. */
export const WithTheJourneyOfTheHomePage: Story = {
  args: {
    api: {
      '/api/group/alumni': ok({
        section: 'alumni',
        version: 1,
        content: { ...storyRecord.alumni, timeline: [] },
      }),
    },
  },
  play: async ({ canvas }) => {
    const journey = await canvas.findByRole('region', { name: 'Our Journey' });
    await expect(journey).toHaveTextContent(storyRecord.home.journey[0]?.text ?? '');
  },
};

/** A group that has not published the page. */
export const NotPublished: Story = {
  args: { api: { '/api/group/alumni': ok({ section: 'alumni', version: 0, content: null }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.group.alumniEmpty)).toBeVisible();
    await expect(canvas.queryByText('Our Journey')).toBeNull();
  },
};

export const Loading: Story = { args: { api: { '/api/group/alumni': 'loading' } } };

export const Failed: Story = {
  args: { api: { '/api/group/alumni': 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.group.alumniFailed)).toBeVisible();
  },
};
