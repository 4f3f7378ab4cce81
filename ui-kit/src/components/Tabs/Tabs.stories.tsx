import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { articles, events } from '../../testing/samples.ts';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import { EventCard } from '../EventCard/EventCard.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Tabs } from './Tabs.tsx';

const guide: Guide = {
  use: 'Two or three views of one page, one at a time.',
  avoid: [
    'Different pages: use NavBar.',
    'Steps in an order: use Steps.',
    'What must be compared: show both.',
  ],
  anatomy: ['the tabs, the current one underlined', 'the panel of the current one'],
  keys: {
    '←, →': 'moves to another tab and shows it',
    'Home, End': 'the first, the last tab',
    Tab: 'moves into the panel',
  },
};

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  parameters: { guide },
  args: {
    label: 'News and events',
    value: 'news',
    onValueChange: fn(),
    items: [
      {
        value: 'news',
        label: 'Latest News',
        panel: (
          <Grid>
            {articles.map((article) => (
              <ArticleCard key={article.href} {...article} />
            ))}
          </Grid>
        ),
      },
      {
        value: 'events',
        label: 'Upcoming Events',
        panel: events.map((event) => <EventCard key={event.href} {...event} />),
      },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onValueChange(next);
    };
    return <Tabs {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'Two words at most, of one kind.',
    example: (
      <Tabs
        label="News and events"
        value="news"
        onValueChange={() => {}}
        items={[
          { value: 'news', label: 'News', panel: 'The newest first.' },
          { value: 'events', label: 'Events', panel: 'The next first.' },
        ]}
      />
    ),
  },
  {
    rule: 'A question beside a noun.',
    example: (
      <Tabs
        label="News or questions"
        value="news"
        onValueChange={() => {}}
        items={[
          { value: 'news', label: 'News', panel: 'The newest first.' },
          { value: 'events', label: 'What is going on?', panel: 'The next first.' },
        ]}
      />
    ),
  },
);

export const ChangesWithTheArrowKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const news = canvas.getByRole('tab', { name: 'Latest News' });
    await userEvent.click(news);
    await userEvent.keyboard('{ArrowRight}');
    const events = canvas.getByRole('tab', { name: 'Upcoming Events' });
    await expect(events).toHaveFocus();
    await expect(events).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('events');
    await expect(canvas.getByRole('tabpanel', { name: 'Upcoming Events' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(news).toHaveFocus();
    // With Alt it is the browser's Back.
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(news).toHaveFocus();
  },
};

export const LeavesTheChoiceToThePage: Story = {
  args: { value: 'events' },
  render: (args) => <Tabs {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Latest News' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('news');
    await expect(canvas.getByRole('tab', { name: 'Upcoming Events' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const States: Story = {
  args: { value: 'events' },
  render: (args) => (
    <>
      <Tabs {...args} />
      <InStates of="[role=tab]:last-of-type">
        <Tabs
          label="Two tabs"
          value="News"
          onValueChange={() => {}}
          items={['News', 'Events'].map((label) => ({ value: label, label, panel: '' }))}
        />
      </InStates>
    </>
  ),
};
