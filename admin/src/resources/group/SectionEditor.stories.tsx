import type { Meta, StoryObj } from '@storybook/react-vite';
import { resolvePalette } from '@year-group/api-types/group/palette';
import { messages } from '@year-group/api-types/messages';
import { otherGroups } from '@year-group/api-types/testing/otherGroups';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { publishedSection } from '#testing/records/group.ts';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = 'GET /api/admin/group/houses';
const answered = answering(read);
const houses = publishedSection('houses');

/** The forms of the group's own texts, each of one section. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Your group',
  parameters: { ...screenAt('/settings/group/houses', { [read]: { body: houses } }) },
  play: shows('Earlier versions'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Houses: Story = {};
export const HousesOnAPhone: Story = onAPhone;

/** A draft that visitors do not see yet. */
export const Draft: Story = answered(
  {
    body: {
      ...houses,
      draft: { content: houses.content, basedOn: 2, savedAt: '2026-11-22T20:41:00.000Z' },
    },
  },
  /This is a draft/,
);

/** A section with lists of texts and pictures. */
export const HomePage: Story = {
  parameters: {
    panel: {
      path: '/settings/group/home',
      replies: { 'GET /api/admin/group/home': { body: publishedSection('home') } },
    },
  },
};
export const HomePageOnAPhone: Story = { ...HomePage, ...onAPhone };

/** Pick-up points and categories. */
export const Shop: Story = {
  parameters: {
    panel: {
      path: '/settings/group/shop',
      replies: { 'GET /api/admin/group/shop': { body: publishedSection('shop') } },
    },
  },
};
export const ShopOnAPhone: Story = { ...Shop, ...onAPhone };

export const Colours: Story = {
  parameters: {
    panel: {
      path: '/settings/group/look',
      replies: {
        'GET /api/admin/group/look': { body: publishedSection('look') },
        'GET /api/admin/palette': { body: resolvePalette(otherGroups.maroon.look) },
      },
    },
  },
};
export const ColoursOnAPhone: Story = { ...Colours, ...onAPhone };

/** A step of setting up the website. */
export const SetupStep: Story = {
  ...onAPhone,
  parameters: {
    panel: {
      path: '/settings/group/houses?setup',
      replies: { [read]: { body: { ...houses, version: 0, content: null, history: [] } } },
    },
  },
  play: shows('Skip for now'),
};

export const Loading: Story = answered('loading', 'Houses');
export const Failing: Story = answered(failing, messages.group.editLoadFailed);
