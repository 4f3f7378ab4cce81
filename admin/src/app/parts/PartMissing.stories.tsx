import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { panelStory } from '#testing/inPanel.tsx';
import { PartMissing } from './PartMissing.tsx';

/* In place of a page of the panel whose file is not on this device. */
const meta = {
  ...panelStory,
  title: 'Administration/Missing page',
  component: PartMissing,
  tags: ['page'],
  args: { isOnline: false, onRetry: fn() },
} satisfies Meta<typeof PartMissing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const NotFetched: Story = { args: { isOnline: true } };
