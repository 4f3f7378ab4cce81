import type { Meta, StoryObj } from '@storybook/react-vite';
import { panelStory } from '#testing/inPanel.tsx';
import { PageMissing } from './PageMissing.tsx';

/* In place of a page of the panel whose file is not on this device. */
const meta = {
  ...panelStory,
  title: 'Administration/Missing page',
  component: PageMissing,
  tags: ['page'],
} satisfies Meta<typeof PageMissing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
