import type { Meta, StoryObj } from '@storybook/react-vite';
import { panelStory } from '#testing/inPanel.tsx';
import { FileMissing } from './lazyPart.tsx';

/* In place of a page or dialog of the panel whose file is not on this device. */
const meta = {
  ...panelStory,
  title: 'Administration/Missing page',
  component: FileMissing,
  tags: ['page'],
} satisfies Meta<typeof FileMissing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
