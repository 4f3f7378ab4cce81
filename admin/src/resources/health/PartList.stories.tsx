import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdminTheme } from '#testing/inAdminTheme.tsx';
import { PartList } from './HealthPage.tsx';

const meta = {
  title: 'Administration/PartList',
  component: PartList,
  decorators: [inAdminTheme],
  args: { parts: [{ name: 'Database', state: 'ok', text: 'PostgreSQL answered in 1 ms.' }] },
} satisfies Meta<typeof PartList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('DatabaseWorksPostgreSQL answered in 1 ms.');
  },
};

export const States: Story = {
  args: {
    parts: [
      { name: 'Database', state: 'ok', text: 'PostgreSQL answered in 1 ms.' },
      {
        name: 'Pictures',
        state: 'down',
        text: 'Kept on the server’s disk.',
        advice: 'Pictures cannot be saved: the disk may be full. Tell whoever runs the server.',
      },
      {
        name: 'E-mail',
        state: 'degraded',
        text: '3 letters are waiting, the oldest for 2 hours.',
        advice: 'They are tried again for four days. The mail server said: 451 4.7.1 Please try again later',
      },
      { name: 'Payments', state: 'unknown', text: 'No payment is under way.' },
    ],
  },
};
