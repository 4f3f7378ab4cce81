import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { articles, events } from '../../testing/samples.ts';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import { EventCard } from '../EventCard/EventCard.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'News and events',
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
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
  },
};

export const LeavesTheChoiceToThePage: Story = {
  args: { value: 'events' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Latest News' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('news');
    await expect(canvas.getByRole('tab', { name: 'Upcoming Events' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const States: Story = { args: { defaultValue: 'events' } };
