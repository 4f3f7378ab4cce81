import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { initials } from '@year-group/ui-kit/Avatar';
import { expect } from 'storybook/test';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';
import { ok } from '#testing/replies.ts';
import { storyRecord } from '#testing/storyGroup.ts';

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
    const leaders = await canvas.findByRole('region', { name: 'Who answers when you write' });
    await expect(leaders.querySelectorAll('h3')).toHaveLength(11);
    await expect(canvas.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/register');
    await expect(canvas.getByRole('link', { name: 'Support Us' })).toHaveAttribute('href', '/donate');
  },
};

const { about } = storyRecord;
const [leader] = about.leaders;

/** A young group: no mission, no words about its leaders, one without a portrait, no journey. */
export const LittleContent: Story = {
  args: {
    api: {
      '/api/group/about': ok({
        section: 'about',
        version: 1,
        content: { ...about, missions: [], leadership: '', leaders: [{ ...leader, portrait: null }] },
      }),
      '/api/group/home': ok({ section: 'home', version: 0, content: null }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(initials(leader?.name ?? ''))).toBeVisible();
    await expect(canvas.queryByText('Our mission')).toBeNull();
  },
};

/** A group that has not published the page. */
export const NotPublished: Story = {
  args: { api: { '/api/group/about': ok({ section: 'about', version: 0, content: null }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.group.aboutEmpty)).toBeVisible();
    await expect(canvas.queryByText('Leadership')).toBeNull();
  },
};

export const Loading: Story = { args: { api: { '/api/group/about': 'loading' } } };

export const Failed: Story = {
  args: { api: { '/api/group/about': 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.group.aboutFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
