import type { Meta, StoryObj } from '@storybook/react-vite';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';

/** The way in. What follows a press of its buttons is told under Login. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Login',
  parameters: { ...panelScreen.parameters, panel: { path: '/login', account: null } },
  play: shows('Administration'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = onAPhone;
