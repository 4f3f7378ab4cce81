import type { Meta, StoryObj } from '@storybook/react-vite';
import { otherGroups } from '@year-group/api-types/testing/otherGroups';
import { expect } from 'storybook/test';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';
import { ok } from '#testing/replies.ts';
import { eventReads } from '#testing/storyEvents.ts';
import { newsItems, newsReads } from '#testing/storyNews.ts';
import { hoodie, polo } from '#testing/storyShop.ts';

const { maroon, yellow, green } = otherGroups;

/* The same pages for groups with other names, colours and words. */
const meta = {
  ...pageStory,
  title: 'Pages/Other groups',
  tags: ['!autodocs'],
  args: { path: '/', api: { ...newsReads, ...eventReads, '/api/shop': ok([polo, hoodie]) } },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the news, whose pictures belong to the page. */
const hasNews: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: newsItems[0].title })).toBeInTheDocument();
};

export const MaroonHome: Story = {
  args: { group: maroon },
  play: async (context) => {
    await hasNews(context);
    const title = context.canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveTextContent(maroon.identity.name);
  },
};
export const MaroonAbout: Story = { args: { group: maroon, path: '/about' } };
export const MaroonDonate: Story = { args: { group: maroon, path: '/donate' } };
export const MaroonShop: Story = { args: { group: maroon, path: '/shop' } };
export const YellowHome: Story = { args: { group: yellow }, play: hasNews };
export const YellowAbout: Story = { args: { group: yellow, path: '/about' } };
export const YellowDonate: Story = { args: { group: yellow, path: '/donate' } };
export const YellowShop: Story = { args: { group: yellow, path: '/shop' } };
export const GreenHome: Story = { args: { group: green }, play: hasNews };
export const GreenAbout: Story = { args: { group: green, path: '/about' } };
export const GreenDonate: Story = { args: { group: green, path: '/donate' } };
export const GreenShop: Story = { args: { group: green, path: '/shop' } };

/** Registration without houses. */
export const GreenRegister: Story = { args: { group: green, path: '/register' } };
