import type { Meta, StoryObj } from '@storybook/react-vite';
import { panelStory } from '#testing/inPanel.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** While the file of a page is fetched: the shape of what comes. */
const meta = {
  ...panelStory,
  title: 'Administration/Page skeleton',
  component: PageSkeleton,
  tags: ['page'],
  args: { path: '/news' },
} satisfies Meta<typeof PageSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Form: Story = { args: { path: '/news/create' } };
export const Rows: Story = { args: { path: '/settings/account' } };
