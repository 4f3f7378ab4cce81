import type { Meta, StoryObj } from '@storybook/react-vite';
import { panelStory } from '#testing/inPanel.tsx';
import { PageMissing } from './PageMissing.tsx';

/** As Vite tells of a file that could not be fetched. */
const error = new Error('Failed to fetch dynamically imported module');
window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));

/* In place of a page of the panel whose file is not on this device. */
const meta = {
  ...panelStory,
  title: 'Administration/Missing page',
  component: PageMissing,
  tags: ['page'],
  args: { error },
} satisfies Meta<typeof PageMissing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
