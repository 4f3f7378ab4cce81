import type { Meta, StoryObj } from '@storybook/react-vite';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { screenAt } from '#testing/screenStory.ts';

/** What the next volunteer reads. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Handbook',
  parameters: { ...screenAt('/settings/handbook', {}) },
  play: shows('Handbook'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = onAPhone;
