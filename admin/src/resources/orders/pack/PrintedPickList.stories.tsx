import type { Meta, StoryObj } from '@storybook/react-vite';
import { pickRows } from '@year-group/api-types/shop/pickList';
import { asPrinted } from '#testing/asPrinted.tsx';
import { panelStory } from '#testing/inPanel.tsx';
import { ordersToPick } from '#testing/records/orders.ts';
import { PrintedPickList } from './PickListPage.tsx';

/* What the orders to pack need together, as it is printed. */
const meta = {
  ...panelStory,
  title: 'Administration/Pick list',
  component: PrintedPickList,
  decorators: [asPrinted, ...panelStory.decorators],
  args: { rows: pickRows(ordersToPick) },
} satisfies Meta<typeof PrintedPickList>;
export default meta;

export const Printed: StoryObj<typeof meta> = {};
