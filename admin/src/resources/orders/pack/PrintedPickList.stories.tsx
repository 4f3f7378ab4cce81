import type { Meta, StoryObj } from '@storybook/react-vite';
import { lineTitle } from '@year-group/api-types/shop/optionsText';
import { pickRows } from '@year-group/api-types/shop/pickList';
import { PrintedSheet, PrintTable } from '#components/Print.tsx';
import { asPrinted } from '#testing/asPrinted.tsx';
import { panelStory } from '#testing/inPanel.tsx';
import { ordersToPick } from '#testing/records/orders.ts';

const pieces = pickRows(ordersToPick).map(
  (row) => [lineTitle(row), row.orders.join(', '), row.quantity] as const,
);

/* What the orders to pack need together, as it is printed. */
const meta = {
  ...panelStory,
  title: 'Administration/Pick list',
  component: PrintedSheet,
  decorators: [asPrinted, ...panelStory.decorators],
  args: { title: 'Pick list', children: <PrintTable head={['Item', 'Orders', 'Pieces']} rows={pieces} /> },
} satisfies Meta<typeof PrintedSheet>;
export default meta;

export const Printed: StoryObj<typeof meta> = {};
