import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect } from 'storybook/test';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';
import { ok, refused } from '#testing/replies.ts';
import { dinner, eventReads, pastEvents } from '#testing/storyEvents.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  tags: ['!autodocs'],
  args: { path: '/events/1', api: { ...eventReads, '/api/events/1': ok(dinner) } },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {
  play: async ({ canvas }) => {
    const facts = await canvas.findByRole('complementary', { name: 'When and where' });
    await expect(facts).toHaveTextContent('December 19, 2026');
    await expect(facts).toHaveTextContent('6:30 pm');
    await expect(facts).not.toHaveTextContent('where you are');
    await expect(canvas.getByText('Add to calendar')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(dinner.title);
  },
};

export const Past: Story = {
  args: { api: { ...eventReads, '/api/events/1': ok(pastEvents[0]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This event is over.')).toBeInTheDocument();
    await expect(canvas.queryByText('Add to calendar')).toBeNull();
  },
};

export const OtherZone: Story = {
  args: { zone: 'Australia/Sydney' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In Accra; 5:30 am on Sunday where you are.')).toBeInTheDocument();
  },
};

export const NoPicture: Story = {
  args: {
    api: {
      ...eventReads,
      '/api/events/1': ok({
        ...dinner,
        title: 'A farewell for Nana Kwame Osei-Bonsu Amoako-Atta, thirty-one years our music master',
        location: 'The School, Presbyterian Boys’ Compound, behind the Assembly Hall, Legon, Accra',
        imageUrl: '',
      }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('article [data-drawing=hills]')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { api: { '/api/events/1': 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).toHaveTextContent(messages.loading);
  },
};

export const NotFound: Story = {
  args: { api: { '/api/events/1': refused(404, messages.events.notFound, 'not-found') } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: messages.notFound.text }),
    ).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { api: { '/api/events/1': 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.events.fetchFailed);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(messages.events.pageFailed);
    await expect(canvas.getByRole('link', { name: 'Back to the events' })).toHaveAttribute(
      'href',
      '/news?tab=events',
    );
  },
};
