import { Checkbox, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdminTheme } from '#testing/inAdminTheme.tsx';

const orders = [
  { code: 'AB-2026-0107', buyer: 'Nana Yaw Frimpong-Boateng Agyeman', items: 3, total: 'GH₵1,305.50' },
  { code: 'AB-2026-0106', buyer: 'Selorm Dzokoto', items: 1, total: 'GH₵180.00' },
  { code: 'AB-2026-0105', buyer: 'Abdul-Rahman Iddrisu', items: 12, total: 'GH₵540.00' },
];

const meta = {
  title: 'Administration/Theme/Table',
  component: Table,
  decorators: [inAdminTheme],
  render: (args) => (
    <Table {...args} aria-label="Orders">
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <Checkbox slotProps={{ input: { 'aria-label': 'Select all orders' } }} />
          </TableCell>
          <TableCell sortDirection="desc">
            <TableSortLabel active direction="desc">
              Order
            </TableSortLabel>
          </TableCell>
          <TableCell>Buyer</TableCell>
          <TableCell align="right">Items</TableCell>
          <TableCell align="right">Total</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map(({ code, buyer, items, total }, index) => (
          <TableRow key={code} hover selected={index === 1}>
            <TableCell padding="checkbox">
              <Checkbox
                defaultChecked={index === 1}
                slotProps={{ input: { 'aria-label': `Select order ${code}` } }}
              />
            </TableCell>
            <TableCell>{code}</TableCell>
            <TableCell>{buyer}</TableCell>
            <TableCell align="right">{items}</TableCell>
            <TableCell align="right">{total}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TellsHowItIsSorted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Order' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getAllByRole('row')).toHaveLength(orders.length + 1);
  },
};

export const States: Story = {};
