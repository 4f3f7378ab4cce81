import type { Meta, StoryObj } from '@storybook/react-vite';
import { asPrinted } from '#testing/asPrinted.tsx';
import { panelStory } from '#testing/inPanel.tsx';
import { order, orderToPickUp } from '#testing/records/orders.ts';
import { PackingSlip } from './PackingSlip.tsx';

/* The sheet that goes into the parcel. */
const meta = {
  ...panelStory,
  title: 'Administration/PackingSlip',
  component: PackingSlip,
  decorators: [asPrinted, ...panelStory.decorators],
  args: { order },
} satisfies Meta<typeof PackingSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ToPickUp: Story = { args: { order: orderToPickUp } };
